"""The answers to all probes, beside what is wanted.

| name    | meaning                                   |
|---------|-------------------------------------------|
| answers | of the first round of calls               |
| again   | of the second round of the same calls     |
| failing | which are wrong, by their position        |
"""

from typing import Any, NamedTuple

from naivebayes.exercises.comparing import same
from naivebayes.exercises.lesson import Lesson, Probe
from naivebayes.exercises.running import Answer
from naivebayes.exercises.showing import answer_lines, probe_lines


class Case(NamedTuple):
    """All answers, beside what is wanted."""

    lesson: Lesson
    answers: tuple[Answer, ...]
    again: tuple[Answer, ...]
    wanted: list[Any]
    failing: list[int]

    def probe(self) -> Probe:
        """The first probe that fails."""
        return self.lesson.probes[self.failing[0]]

    def answer(self) -> Answer:
        """The answer to it."""
        return self.answers[self.failing[0]]

    def right(self) -> Any:
        """What it should have been."""
        return self.wanted[self.failing[0]]

    def detail(self, *, with_right: bool = False) -> tuple[str, ...]:
        """The probe as a picture, the answer, and perhaps the right."""
        lines = probe_lines(self.lesson, self.probe())
        if self.answer().trouble is None:
            lines.extend(answer_lines("yours   ", self.answer().value))
        if with_right:
            lines.extend(answer_lines("expected", self.right()))
        return tuple(lines)

    def changes_its_mind(self) -> bool:
        """True where a call gives another answer the second time."""
        for answer, later in zip(self.answers, self.again):
            if error_kind(answer) != error_kind(later):
                return True
            is_value = answer.trouble is None
            if is_value and not same(later.value, answer.value):
                return True
        return False


def error_kind(answer: Answer) -> str:
    """The kind of error that came instead of a value, or nothing."""
    return answer.trouble.kind if answer.trouble else ""
