-- Queues whose work is held back; what has no row goes on.
CREATE TABLE queue_pauses (
  queue text PRIMARY KEY CHECK (queue IN ('builds')),
  since timestamptz(3) NOT NULL
);

-- The OWNER's lists, a page of which is read from its index whatever their length.
CREATE INDEX builds_failed ON builds (finished_at) WHERE status = 'failed';
CREATE INDEX builds_queued_at ON builds (queued_at DESC, id DESC);
DROP INDEX ai_runs_created_at;
CREATE INDEX ai_runs_created_at ON ai_runs (created_at DESC, id DESC);
DROP INDEX error_log_last_seen_at;
CREATE INDEX error_log_order ON error_log ((resolved_at IS NOT NULL), last_seen_at DESC, id DESC);
CREATE INDEX error_log_last_seen_at ON error_log (last_seen_at);
