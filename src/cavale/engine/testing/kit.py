"""All checks, by what they need: a game, or a game with a preset and a number of players."""

from collections.abc import Callable

from cavale.engine.game import Game
from cavale.engine.testing.case import Case
from cavale.engine.testing.golden import goldens_cover, goldens_hold, perft_holds
from cavale.engine.testing.hiding import (
    imagined_states_look_the_same,
    moves_tell_what_they_may,
    open_tables_look_alike,
    reveals_are_told,
    views_are_copies,
)
from cavale.engine.testing.judging import features_have_words, habits_are_fair, judgement_is_sound
from cavale.engine.testing.numbers import moves_are_listed, numbers_tell_the_view
from cavale.engine.testing.play import (
    copies_are_independent,
    matches_end,
    only_chance_is_random,
    positions_are_complete,
)
from cavale.engine.testing.records import moves_have_notation, records_replay, undo_restores
from cavale.engine.testing.rulebook import (
    examples_replay,
    paragraphs_are_cited,
    refusals_are_tested,
    rulebook_is_whole,
    texts_are_whole,
)
from cavale.engine.testing.scenes import choices_are_touchable, effects_tell_everything, refusals_teach, words_are_said

CASE_CHECKS: tuple[Callable[[Case], None], ...] = (
    matches_end,
    copies_are_independent,
    positions_are_complete,
    only_chance_is_random,
    moves_have_notation,
    records_replay,
    undo_restores,
    choices_are_touchable,
    effects_tell_everything,
    refusals_teach,
    words_are_said,
    imagined_states_look_the_same,
    open_tables_look_alike,
    moves_tell_what_they_may,
    reveals_are_told,
    views_are_copies,
    judgement_is_sound,
    habits_are_fair,
    moves_are_listed,
    numbers_tell_the_view,
)

GAME_CHECKS: tuple[Callable[[Game], None], ...] = (
    rulebook_is_whole,
    paragraphs_are_cited,
    refusals_are_tested,
    texts_are_whole,
    features_have_words,
    examples_replay,
    goldens_hold,
    goldens_cover,
    perft_holds,
)
