"""House rules: where the rulebook is silent, players choose. Rulings set the defaults of these options."""


class HouseRules:
    """How a table plays the open rulings."""

    def __init__(
        self,
        old_actions_stay: bool,
        name_draws_first: bool,
        kansas_city_money_first: bool,
        cards_in_kansas_city: bool,
        card_ride_before_use: bool,
        delivery_optional: bool,
        station_disc_for_transport: bool,
        stand_in_deliveries: bool,
        immediate_gains_optional: bool,
        may_end_unused: bool,
        arrows_from_display: bool,
        stations_once: bool,
        foreign_risk_copied: bool,
        left_actions_kept: bool,
        copies_checked: bool,
        token_before_discard: bool,
    ) -> None:
        self.old_actions_stay = old_actions_stay
        """GWT-18: after a building was replaced under the herder, the old actions may still be done."""
        self.name_draws_first = name_draws_first
        """GWT-32d: "draw up to" names the number before the first card."""
        self.kansas_city_money_first = kansas_city_money_first
        """GWT-58: the money of a delivery to Kansas City may pay for the disc."""
        self.cards_in_kansas_city = cards_in_kansas_city
        """GWT-91: objective cards may be played between the subphases of Kansas City."""
        self.card_ride_before_use = card_ride_before_use
        """GWT-95: the movement of an objective card may end phase B before the location was used."""
        self.delivery_optional = delivery_optional
        """GWT-114: after moving back, the extraordinary delivery may be left out."""
        self.station_disc_for_transport = station_disc_for_transport
        """GWT-60g: where every payable disc leaves transport unpaid, a disc from a station may go there."""
        self.stand_in_deliveries = stand_in_deliveries
        """GWT-57: who has no disc to deliver with still delivers to Kansas City, with a stand-in."""
        self.immediate_gains_optional = immediate_gains_optional
        """GWT-92: money and certificates of an immediate action can be forfeited like any other."""
        self.may_end_unused = may_end_unused
        """GWT-21: a turn may end without anything having been done at the location."""
        self.arrows_from_display = arrows_from_display
        """GWT-73: the objective card of an arrow comes from the display, never from the stack."""
        self.stations_once = stations_once
        """GWT-56, GWT-60e: a station that lost its disc cannot be upgraded again by that rancher."""
        self.foreign_risk_copied = foreign_risk_copied
        """GWT-108: copying somebody else's building brings the risk action of its space too."""
        self.left_actions_kept = left_actions_kept
        """GWT-14: what was left at a building can be done after the herder moved on by its action."""
        self.copies_checked = copies_checked
        """GWT-32b: copying needs a neighbour of whom something can be done. Not so before rules version 2."""
        self.token_before_discard = token_before_discard
        """GWT-117: a token may bring the calf that then grows. Not so before rules version 2."""

    def __reduce__(self) -> tuple[object, ...]:
        return HouseRules, (
            self.old_actions_stay,
            self.name_draws_first,
            self.kansas_city_money_first,
            self.cards_in_kansas_city,
            self.card_ride_before_use,
            self.delivery_optional,
            self.station_disc_for_transport,
            self.stand_in_deliveries,
            self.immediate_gains_optional,
            self.may_end_unused,
            self.arrows_from_display,
            self.stations_once,
            self.foreign_risk_copied,
            self.left_actions_kept,
            self.copies_checked,
            self.token_before_discard,
        )
