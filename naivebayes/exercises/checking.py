"""Many exercises judged side by side.

| name    | meaning                                    |
|---------|--------------------------------------------|
| task    | an exercise, and the file of a student     |
| workers | how many processes run at the same time    |
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from naivebayes.exercises.judging import Judged, judged
from naivebayes.exercises.lesson import Lesson

Task = tuple[Lesson, Path]
MOST_WORKERS = 16


def judge_all(
    tasks: list[Task], done: Callable[[int], None] | None = None
) -> list[Judged]:
    """The verdicts, in the order of the tasks.

    done: is told how many are done, as they are done.
    """
    verdicts = []
    with ThreadPoolExecutor(workers()) as pool:
        try:
            for verdict in pool.map(judge, tasks):
                verdicts.append(verdict)
                if done:
                    done(len(verdicts))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return verdicts


def judge_folder(lessons: list[Lesson], folder: Path) -> list[Judged]:
    """The verdicts on some exercises of one student."""
    return judge_all([(one, folder / one.file()) for one in lessons])


def judge(task: Task) -> Judged:
    """The verdict on one file."""
    lesson, path = task
    return judged(lesson, path)


def workers() -> int:
    """Two for each processor: many of them will wait."""
    return min(2 * (os.cpu_count() or 1), MOST_WORKERS)
