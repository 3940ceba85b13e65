"""Numbers for the operator, in Prometheus' form."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

GROUPS = (1, 2, 4, 8, 16, 32, 64, 128, 256)
TIMES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)


class Metrics:
    """What is counted; each server has its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.tables = Gauge("cavale_tables_live", "Tables in memory", registry=here)
        self.damaged = Gauge("cavale_tables_damaged", "Tables set aside as they cannot be read", registry=here)
        self.storage = Gauge("cavale_storage_working", "Whether storage works: 1 or 0", registry=here)
        self.storage.set(1)
        self.sockets = Gauge("cavale_sockets", "Open connections", registry=here)
        self.made = Counter("cavale_tables_made", "Tables made", registry=here)
        self.entries = Counter("cavale_entries", "Entries stored", registry=here)
        self.refused = Counter("cavale_refused", "Requests refused", registry=here)
        self.dropped = Counter("cavale_sockets_dropped", "Connections dropped, by reason", ["reason"], registry=here)
        self.thoughts = Counter("cavale_bot_moves", "Moves that bots chose", registry=here)
        self.thinking = Histogram("cavale_bot_seconds", "How long bots thought", buckets=TIMES, registry=here)
        self.waiting = Gauge("cavale_thoughts_waiting", "Thoughts that wait for a worker", registry=here)
        self.cut = Counter("cavale_workers_replaced", "Bots' workers replaced, by reason", ["reason"], registry=here)
        self.quick = Counter("cavale_quick_moves", "Moves picked at random for bots without answer", registry=here)
        self.commits = Histogram("cavale_commit_seconds", "How long commits took", buckets=TIMES, registry=here)
        self.grouped = Histogram("cavale_commit_group", "Requests that shared a commit", buckets=GROUPS, registry=here)
