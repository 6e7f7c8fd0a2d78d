"""The coach: what each choice is worth, before it is made and after the match.

It knows what everybody at the table knows, and no more: a state is public, and what others will
choose it takes from the same estimates the bots play by.
"""

from tablecade.coach.advice import Advice, Option, advise
from tablecade.coach.review import Remark, review

__all__ = ["Advice", "Option", "Remark", "advise", "review"]
