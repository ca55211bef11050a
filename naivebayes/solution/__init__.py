"""The parts of a worked solution, in the order of the blackboard."""
