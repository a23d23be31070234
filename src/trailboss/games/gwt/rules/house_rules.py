"""House rules: where the rulebook is silent, players choose. Rulings set the defaults of these options."""

from trailboss.core.contract import Value


class HouseRules:
    """The open rulings as a table's options and its version of the rules settle them."""

    def __init__(self, options: dict[str, Value], rules: int) -> None:
        """Determinized states share it, so it must not know the seed."""
        self._options = options
        self._rules = rules
        self.old_actions_stay: bool = options["old_actions"] == "stay"
        """GWT-18: after a building was replaced under the herder, the old actions may still be done."""
        self.name_draws_first: bool = options["draw_up_to"] == "number_first"
        """GWT-32d: "draw up to" names the number before the first card."""
        self.kansas_city_money_first: bool = options["kansas_city_money_first"] == "yes"
        """GWT-58: the money of a delivery to Kansas City may pay for the disc."""
        self.cards_in_kansas_city: bool = options["cards_in_kansas_city"] == "yes"
        """GWT-91: objective cards may be played between the subphases of Kansas City."""
        self.card_ride_before_use: bool = options["card_ride_before_use"] == "yes"
        """GWT-95: the movement of an objective card may end phase B before the location was used."""
        self.delivery_optional: bool = options["extraordinary_delivery"] == "optional"
        """GWT-114: after moving back, the extraordinary delivery may be left out."""
        self.station_disc_for_transport: bool = options["unpayable_transport"] == "station_disc"
        """GWT-60g: where every payable disc leaves transport unpaid, a disc from a station may go there."""
        self.delivers_without_disc: bool = options["delivery_without_disc"] == "kansas_city"
        """GWT-57: a rancher without a disc to deliver with still delivers to Kansas City."""
        self.immediate_gains_optional: bool = options["immediate_gains"] == "optional"
        """GWT-92: money and certificates of an immediate action can be forfeited like any other."""
        self.may_end_unused: bool = options["end_without_action"] == "yes"
        """GWT-21: a turn may end without anything having been done at the location."""
        self.arrows_from_display: bool = options["arrow_objectives"] == "display"
        """GWT-73: the objective card of an arrow comes from the display, never from the stack."""
        self.stations_once: bool = options["station_again"] == "no"
        """GWT-56, GWT-60e: a station that lost its disc cannot be upgraded again by that rancher."""
        self.foreign_risk_copied: bool = options["foreign_risk_actions"] == "copied"
        """GWT-108: copying somebody else's building brings the risk action of its space too."""
        self.left_actions_kept: bool = options["actions_left_behind"] == "kept"
        """GWT-14: what was left at a building can be done after the herder moved on by its action."""
        self.copies_checked: bool = rules >= 2
        """GWT-32b: copying needs a neighbour of whom something can be done. Not so before rules version 2."""
        self.token_before_discard: bool = rules >= 2
        """GWT-117: a token may bring the calf that then grows. Not so before rules version 2."""

    def __reduce__(self) -> tuple[object, ...]:
        return HouseRules, (self._options, self._rules)
