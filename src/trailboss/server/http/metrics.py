"""The counts of a server for Prometheus, on a port of their own. Needs the extra `metrics`."""

from collections.abc import Callable, Iterable
from itertools import accumulate

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from trailboss.server.meters import BOUNDS, METERS, Histogram

Gauges = Callable[[], dict[str, int]]


class Counts(Collector):
    """Collects the metrics whenever Prometheus asks."""

    def __init__(self, gauges: Gauges) -> None:
        """`gauges` are further numbers of this moment: rooms in memory, connections, jobs of bots."""
        self._gauges = gauges

    def collect(self) -> Iterable[Metric]:
        meters = METERS
        yield CounterMetricFamily("trailboss_moves", "Moves written down, bots' moves included", meters.moves)
        yield _histogram("trailboss_move_seconds", "From a person's move to its answer", meters.answers)
        yield CounterMetricFamily("trailboss_errors", "Unexpected errors", meters.errors)
        yield CounterMetricFamily(
            "trailboss_storage_failures", "Failed reads and writes of the database", meters.storage_failures
        )
        yield GaugeMetricFamily(
            "trailboss_quarantined_tables",
            "Damaged tables",
            max(len(meters.damaged), meters.tables.get("damaged", 0)),
        )
        tables = GaugeMetricFamily("trailboss_tables", "Stored tables, by status", labels=["status"])
        for status in ("waiting", "running", "over"):
            tables.add_metric([status], meters.tables.get(status, 0))
        yield tables
        yield GaugeMetricFamily(
            "trailboss_archived_tables", "Archived tables", meters.tables.get("archived", 0)
        )
        for name, value in self._gauges().items():
            yield GaugeMetricFamily(f"trailboss_{name}", name.replace("_", " ").capitalize(), value)


def _histogram(name: str, documentation: str, found: Histogram) -> HistogramMetricFamily:
    ends = [*(str(bound) for bound in BOUNDS), "+Inf"]
    buckets = list(zip(ends, accumulate(found.counts), strict=True))
    return HistogramMetricFamily(name, documentation, buckets=buckets, sum_value=found.total)


def expose(port: int, address: str, gauges: Gauges) -> Callable[[], None]:
    """Answer Prometheus on a port; call what is returned to stop. Raises `OSError` if the port is taken."""
    registry = CollectorRegistry()
    registry.register(Counts(gauges))
    server, thread = start_http_server(port, address, registry)

    def stop() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return stop
