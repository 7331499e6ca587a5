-- What a run asked of the model, and its price in millionths of a dollar: null where no price is known.
ALTER TABLE ai_runs
  ADD COLUMN requests integer,
  ADD COLUMN cost_micros bigint;
CREATE INDEX ai_runs_created_at ON ai_runs (created_at);

-- What the last generation of a project understood of its description, and where it went.
CREATE TABLE project_understandings (
  project_id uuid PRIMARY KEY REFERENCES projects (id) ON DELETE CASCADE,
  prompt text NOT NULL,
  source text NOT NULL CHECK (source IN ('model', 'built-in')),
  -- Of the document it describes: while that is the current one, another look of it may take its place.
  revision integer NOT NULL,
  features jsonb NOT NULL,
  unplaced jsonb NOT NULL,
  notice text,
  updated_at timestamptz(3) NOT NULL
);
