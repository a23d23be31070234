"""Which tests show what docs/web.md promises, by its headings, bold words and tables."""

import ast
import re

from tests.tooling.test_repository import ROOT

BROWSER = ROOT / "tests" / "browser"
SHOWN_BY = """
Play now: one_click_leads_to_a_game_against_bots a_table_is_created_from_the_home_page_by_keyboard
first rides: show_me_how_creates_one_table the_first_ride_says_how_to_win_and_what_to_do_next
Create a table: a_real_table_is_mirrored_with_the_form players_choose_their_colours
 the_same_seed_gives_the_same_game_and_the_log_says_so an_installed_bot_can_be_chosen_in_the_form
Pace: a_bot_takes_over_after_the_time_of_the_pace
Time limit: the_form_offers_a_clock_at_live_tables a_clock_runs_and_a_bot_finishes_the_turn
 a_player_without_time_left_for_the_game_stays_replaced
Your tables: tables_that_wait_for_you_come_first the_list_says_how_the_game_stands_and_who_decides
 a_table_is_removed_from_the_list
Open tables: an_open_table_is_listed_for_everybody
Join by link: a_private_table_is_joined_by_its_link
Open a record: a_replay_steps_through_a_game_and_its_record_opens_again
The start page: a_browser_without_its_cookies_has_no_seat_until_it_gets_a_link
The question, top right: a_complete_game_is_played_by_clicks
 every_answer_counts_that_is_given_the_moment_its_question_appears
The big button: a_turn_takes_few_inputs a_token_takes_two_inputs_and_enter_confirms_what_is_chosen
Undo (`Z`): keys_undo_redo_use_a_token_and_end_the_turn an_undo_after_the_turn_needs_the_others
 why_something_cannot_be_done_is_a_sentence
Hint (`H`): the_key_h_asks_the_coach_unless_the_host_turned_hints_off a_hint_shows_more_each_time
The board: help_waits_until_the_mouse_leaves_where_it_clicked keys_reach_what_cannot_be_done_and_ask_why
 a_long_press_shows_help_that_stays a_player_shows_points_by_category_and_the_wheel_zooms
 fingers_pinch_and_drag_the_board_and_pull_up_the_sheet
 the_key_0_shows_the_whole_board_in_a_window_of_any_size
Below the board: a_desktop_shows_the_board_and_all_of_the_own_area
The players: a_player_shows_points_by_category_and_the_wheel_zooms
The log: a_line_of_the_log_shows_its_place the_newest_line_of_the_log_stays_in_view
The bar: everything_needed_for_a_turn_is_on_one_screen german_is_used_at_once_and_everywhere
 a_connection_lost_in_the_middle_of_an_action_comes_back the_host_invites_by_link_and_fills_the_rest_with_bots
At the table: keys_undo_redo_use_a_token_and_end_the_turn reduced_motion_is_respected
 without_motion_a_question_is_drawn_at_once
Why not?: illegal_moves_are_explained_with_their_ruling keys_reach_what_cannot_be_done_and_ask_why
Daddy Winchester: a_bid_is_chosen_with_slider_number_and_keys
Keys: the_keyboard_alone_plays_turns
`1` to `9`: the_keyboard_alone_plays_turns
arrows, with `Shift`: keys_undo_redo_use_a_token_and_end_the_turn keys_reach_what_cannot_be_done_and_ask_why
`Enter`: the_keyboard_alone_plays_turns
`Z`, `Shift Z`: keys_undo_redo_use_a_token_and_end_the_turn
`E`: keys_undo_redo_use_a_token_and_end_the_turn
`P`: a_bid_is_chosen_with_slider_number_and_keys
`H`: the_key_h_asks_the_coach_unless_the_host_turned_hints_off
`W`: keys_reach_what_cannot_be_done_and_ask_why
`X`: keys_undo_redo_use_a_token_and_end_the_turn
`D`: the_key_d_challenges_to_a_duel
`B`: keys_lead_to_every_part_and_a_move_can_be_typed
`R`: keys_lead_to_every_part_and_a_move_can_be_typed
`O`: keys_lead_to_every_part_and_a_move_can_be_typed
`L`: keys_lead_to_every_part_and_a_move_can_be_typed
`/`: keys_lead_to_every_part_and_a_move_can_be_typed
`+` `-` `0`: the_key_0_shows_the_whole_board_in_a_window_of_any_size
`Esc`: keys_undo_redo_use_a_token_and_end_the_turn
`?`: keys_lead_to_every_part_and_a_move_can_be_typed keys_reach_what_cannot_be_done_and_ask_why
`V`: keys_undo_redo_use_a_token_and_end_the_turn
Settings: settings_work_at_once_and_stay the_sound_plays_when_it_is_turned_on players_choose_their_colours
 screen_readers_hear_a_sentence_for_each_turn_of_others axe_finds_nothing_at_a_table
On a phone: a_phone_shows_the_table_and_every_answer fingers_pinch_and_drag_the_board_and_pull_up_the_sheet
 a_tap_on_the_small_map_shows_the_whole_board a_long_press_shows_help_that_stays
First ride: the_first_ride_says_how_to_win_and_what_to_do_next answers_stay_in_reach_beside_the_first_ride
 a_first_ride_ends_with_an_easy_game_with_hints
Friends: the_host_invites_by_link_and_fills_the_rest_with_bots two_browsers_in_one_game_with_hidden_hands
 a_spectator_sees_the_table_and_nobodys_hand a_replay_steps_through_a_game_and_its_record_opens_again
Leaving.: a_seat_that_a_bot_keeps_is_taken_back
Somebody is away.: a_bot_takes_over_after_the_time_of_the_pace
Lost connection.: a_connection_lost_in_the_middle_of_an_action_comes_back a_double_click_plays_once
 a_server_that_is_killed_and_started_again_has_every_move
Chat.: friends_chat_and_nobody_else_reads_it a_player_is_muted_and_the_host_turns_the_chat_off
 strangers_have_no_chat_unless_the_host_turns_it_on
At one screen: two_people_at_one_screen_see_a_curtain_between_their_hands
Another device: a_new_link_to_a_seat_replaces_the_one_before an_added_device_is_listed_and_can_be_removed
Notifications: keys_lead_to_every_part_and_a_move_can_be_typed the_sound_plays_when_it_is_turned_on
 a_player_who_left_is_notified_of_their_turn a_webhook_is_called_when_it_is_the_turn_of_somebody_away
After the game: a_complete_game_is_played_by_clicks
Replay: keys_steer_the_replay_of_a_running_game a_replay_steps_through_a_game_and_its_record_opens_again
"""
"""What a pace or a clock does without connections, and for days, is shown by tests/server/tables."""


def features() -> list[str]:
    """The headings and bold words of the guide, and what the first column of its tables names."""
    found = []
    lines = (ROOT / "docs" / "web.md").read_text(encoding="utf-8").splitlines()
    for line, next_line in zip(lines, [*lines[1:], ""], strict=True):
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if not line.startswith("| ---") and not next_line.startswith("| ---"):
                found += [cell for cell in cells[::2] if cell]
        found += re.findall(r"^##+ (.+)$|\*\*(.+?)\*\*", line)
    return list(dict.fromkeys("".join(each) for each in found))


TESTS = {
    feature: names.split()
    for feature, names in (line.split(": ", 1) for line in SHOWN_BY.strip().replace("\n ", " ").splitlines())
}


def test_every_feature_of_the_guide_names_its_tests() -> None:
    assert sorted(features()) == sorted(TESTS)


def test_they_are_browser_tests() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in BROWSER.glob("test_*.py")]
    there = {node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert [name for names in TESTS.values() for name in names if f"test_{name}" not in there] == []
