"""The printed actions as labels, by their names in the notation. Sentences for them are in `editions`."""

from trailboss.core.words import learn

learn(
    {
        # -- cards for money and certificates
        "gwt.action.white_for_2": ("white card: $2", "weiße Karte: $2"),
        "gwt.action.green_for_2": ("green card: $2", "grüne Karte: $2"),
        "gwt.action.black_for_2": ("black card: $2", "schwarze Karte: $2"),
        "gwt.action.pair_for_4": ("two of one type: $4", "zwei einer Art: $4"),
        "gwt.action.white_for_4": ("white card: $4", "weiße Karte: $4"),
        "gwt.action.green_for_3": ("green card: $3", "grüne Karte: $3"),
        "gwt.action.pair_for_3": ("two of one type: $3", "zwei einer Art: $3"),
        "gwt.action.yellow_for_10": ("yellow card: $10", "gelbe Karte: $10"),
        "gwt.action.black_for_2_certificates": (
            "black card: 2 certificates",
            "schwarze Karte: 2 Zertifikate",
        ),
        "gwt.action.gray_for_engine_1": ("gray card: engine 1", "graue Karte: Lok 1"),
        "gwt.action.objective_card_for_2_certificates": (
            "objective card: 2 certificates",
            "Auftragskarte: 2 Zertifikate",
        ),
        "gwt.action.any_for_3_and_objective_to_hand": (
            "cattle card: $3, objective card to hand",
            "Rinderkarte: $3, Auftragskarte auf die Hand",
        ),
        # -- risk actions
        "gwt.action.any_for_certificate": ("cattle card: 1 certificate", "Rinderkarte: 1 Zertifikat"),
        "gwt.action.gray_for_certificate_and_2": (
            "gray card: 1 certificate, $2",
            "graue Karte: 1 Zertifikat, $2",
        ),
        # -- worker spaces
        "gwt.action.gray_for_certificate": ("gray card: 1 certificate", "graue Karte: 1 Zertifikat"),
        "gwt.action.gray_for_2": ("gray card: $2", "graue Karte: $2"),
        "gwt.action.gray_for_2_certificates": ("gray card: 2 certificates", "graue Karte: 2 Zertifikate"),
        "gwt.action.gray_for_4": ("gray card: $4", "graue Karte: $4"),
        # -- money and certificates
        "gwt.action.dollars_2": ("gain $2", "$2 nehmen"),
        "gwt.action.dollars_4": ("gain $4", "$4 nehmen"),
        "gwt.action.dollars_per_woods_2": ("$2 per building in the woods", "$2 je Gebäude im Wald"),
        "gwt.action.dollars_per_engineer": ("$1 per engineer", "$1 je Ingenieur"),
        "gwt.action.certificate": ("1 certificate", "1 Zertifikat"),
        "gwt.action.certificates_max": ("certificates to the limit", "Zertifikate bis zum Limit"),
        "gwt.action.tribe_pairs": ("2 certificates, $2 per pair", "2 Zertifikate, $2 je Paar"),
        # -- workers, buildings, cattle, tiles
        "gwt.action.hire_0": ("hire", "einstellen"),
        "gwt.action.hire_2": ("hire +$2", "einstellen +$2"),
        "gwt.action.hire_minus_1": ("hire -$1", "einstellen -$1"),
        "gwt.action.hire_minus_2": ("hire -$2", "einstellen -$2"),
        "gwt.action.build_2": ("build, $2 each", "bauen, je $2"),
        "gwt.action.build_1": ("build, $1 each", "bauen, je $1"),
        "gwt.action.buy_cattle": ("buy cattle", "Rinder kaufen"),
        "gwt.action.hazard_0": ("take a hazard", "Gefahr entfernen"),
        "gwt.action.hazard_5": ("hazard for $5", "Gefahr für $5"),
        "gwt.action.hazard_7": ("hazard for $7", "Gefahr für $7"),
        "gwt.action.tribe": ("take a tile", "Plättchen nehmen"),
        "gwt.action.objective": ("objective card", "Auftragskarte"),
        "gwt.action.draw_3": ("draw up to 3, discard", "bis zu 3 ziehen, abwerfen"),
        "gwt.action.draw_per_cowboy": ("draw per cowboy, discard", "je Cowboy ziehen, abwerfen"),
        # -- engine, herder
        "gwt.action.engine_2": ("engine up to 2", "Lok bis zu 2"),
        "gwt.action.engine_3": ("engine up to 3", "Lok bis zu 3"),
        "gwt.action.engine_4": ("engine up to 4", "Lok bis zu 4"),
        "gwt.action.engine_per_engineer": ("engine per engineer", "Lok je Ingenieur"),
        "gwt.action.engine_per_woods": ("engine per building in the woods", "Lok je Gebäude im Wald"),
        "gwt.action.engine_back_for_3": ("engine 1 back: $3", "Lok 1 zurück: $3"),
        "gwt.action.pay_2_for_engine_2": ("pay $2: engine up to 2", "$2 zahlen: Lok bis zu 2"),
        "gwt.action.extraordinary_delivery": ("extraordinary delivery", "außerordentliche Lieferung"),
        "gwt.action.upgrade_behind": ("upgrade a station behind", "Bahnhof dahinter ausbauen"),
        "gwt.action.herder_1": ("move 1 step", "1 Schritt weiter"),
        "gwt.action.herder_2": ("move up to 2 steps", "bis zu 2 Schritte weiter"),
        "gwt.action.herder_3": ("move up to 3 steps", "bis zu 3 Schritte weiter"),
        "gwt.action.herder_4": ("move up to 4 steps", "bis zu 4 Schritte weiter"),
        "gwt.action.herder_5": ("move up to 5 steps", "bis zu 5 Schritte weiter"),
        "gwt.action.herder_free_3": ("up to 3 steps without fees", "bis zu 3 Schritte ohne Gebühren"),
        "gwt.action.copy": ("actions of a neighbour", "Aktionen eines Nachbarn"),
        # -- new in the second edition
        "gwt.action.green_for_engine_2": ("green card: engine up to 2", "grüne Karte: Lok bis zu 2"),
        "gwt.action.value3_for_7": ("card of value 3: $7", "Karte mit Zuchtwert 3: $7"),
        "gwt.action.any_for_6_and_objective_to_hand": (
            "cattle card: $6, objective card to hand",
            "Rinderkarte: $6, Auftragskarte auf die Hand",
        ),
        "gwt.action.hazard_2": ("hazard for $2", "Gefahr für $2"),
        "gwt.action.engine_per_hazard": ("engine per hazard", "Lok je Gefahr"),
        "gwt.action.dollars_per_builder": ("$1 per worker who builds", "$1 je Arbeiter, der baut"),
        "gwt.action.dollars_per_station_2": ("$2 per station", "$2 je Bahnhof"),
        "gwt.action.exchange_token": ("1 exchange token", "1 Tauschmarke"),
        "gwt.action.certificates_2": ("2 certificates", "2 Zertifikate"),
        "gwt.action.dollars_12": ("gain $12", "$12 nehmen"),
        # -- auxiliary actions
        "gwt.action.auxiliary": ("auxiliary action", "Hilfsaktion"),
        "gwt.action.aux_dollars_single": ("gain $1", "$1 nehmen"),
        "gwt.action.aux_dollars_double": ("gain $2", "$2 nehmen"),
        "gwt.action.aux_draw_single": ("draw 1, discard 1", "1 ziehen, 1 abwerfen"),
        "gwt.action.aux_draw_double": ("draw 2, discard 2", "2 ziehen, 2 abwerfen"),
        "gwt.action.aux_certificate_single": (
            "$1, engine 1 back: 1 certificate",
            "$1, Lok 1 zurück: 1 Zertifikat",
        ),
        "gwt.action.aux_certificate_double": (
            "$2, engine 2 back: 2 certificates",
            "$2, Lok 2 zurück: 2 Zertifikate",
        ),
        "gwt.action.aux_engine_single": ("$1: engine 1", "$1: Lok 1"),
        "gwt.action.aux_engine_double": ("$2: engine up to 2", "$2: Lok bis zu 2"),
        "gwt.action.aux_remove_single": ("engine 1 back: remove 1 card", "Lok 1 zurück: 1 Karte entfernen"),
        "gwt.action.aux_remove_double": ("engine 2 back: remove 2 cards", "Lok 2 zurück: 2 Karten entfernen"),
    }
)
