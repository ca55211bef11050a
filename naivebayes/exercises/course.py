"""All fourteen exercises, in their order.

| name    | meaning                               |
|---------|---------------------------------------|
| LESSONS | what makes each exercise              |
| wanted  | the exercise that somebody speaks of  |
"""

from pathlib import Path

from naivebayes.checks.messages import named
from naivebayes.errors import NaiveBayesError
from naivebayes.exercises.lesson import Lesson
from naivebayes.exercises.lessons import (
    e01_count,
    e02_priors,
    e03_matches,
    e04_factor,
    e05_factors,
    e06_product,
    e07_score,
    e08_posteriors,
    e09_predict,
    e10_smoothed,
    e11_log_score,
    e12_score_missing,
    e13_accuracy,
    e14_find_the_bug,
)
from naivebayes.exercises.programs import letter_for

LESSONS = (
    e01_count,
    e02_priors,
    e03_matches,
    e04_factor,
    e05_factors,
    e06_product,
    e07_score,
    e08_posteriors,
    e09_predict,
    e10_smoothed,
    e11_log_score,
    e12_score_missing,
    e13_accuracy,
    e14_find_the_bug,
)


def course(seed: str = "") -> list[Lesson]:
    """The exercises; a seed picks the program of the last one."""
    *others, last = LESSONS
    lessons = [module.lesson() for module in others]
    letter = letter_for(seed)
    return [*lessons, last.lesson(letter)]


def wanted(text: str, lessons: list[Lesson]) -> Lesson:
    """The exercise that somebody means by 4, e04 or e04_factor.py."""
    name = Path(text).name.removesuffix(".py")
    for lesson in lessons:
        short = lesson.name.partition("_")[0]
        names = {lesson.name, short, lesson.function}
        if name in names or (
            name.isdecimal() and name.lstrip("0") == str(lesson.number)
        ):
            return lesson
    raise NaiveBayesError(
        f"there is no exercise {named(text)}. Give its number, from 1 "
        f"to {len(lessons)}, or its file, such as "
        f"{lessons[0].file()}."
    )
