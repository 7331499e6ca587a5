-- What somebody called a version, to find it again.
ALTER TABLE versions ADD COLUMN name text;
