"""The coach: what each choice is worth, before it is made and after the match.

It knows what everybody at the table knows: the state is public, and it predicts the choices of
others with the same estimates the bots use.
"""

from tablecade.coach.advice import Advice, Option
from tablecade.coach.registry import COACHES, Coach, advise, coach_of
from tablecade.coach.review import Remark, review

__all__ = ["COACHES", "Advice", "Coach", "Option", "Remark", "advise", "coach_of", "review"]
