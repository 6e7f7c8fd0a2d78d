"""The coach: what each choice is worth, before it is made and after the match.

It knows what everybody at the table knows: the state is public, and it predicts the choices of
others with the same estimates the bots use.
"""

from tablecade.coach.advice import Advice, Option
from tablecade.coach.coach import Coach, advise, adviser, coach_of, has_coach
from tablecade.coach.review import Remark, review

__all__ = [
    "Advice",
    "Coach",
    "Option",
    "Remark",
    "advise",
    "adviser",
    "coach_of",
    "has_coach",
    "review",
]
