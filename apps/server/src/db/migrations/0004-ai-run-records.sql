-- What a run was and cost. The description itself is never recorded.
ALTER TABLE ai_runs
  ADD COLUMN actor_id uuid REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN source text CHECK (source IN ('model', 'built-in')),
  ADD COLUMN model text,
  ADD COLUMN stage text CHECK (stage IN ('input', 'quota', 'provider', 'parse', 'repair')),
  ADD COLUMN duration_ms integer,
  ADD COLUMN input_tokens integer,
  ADD COLUMN output_tokens integer;
