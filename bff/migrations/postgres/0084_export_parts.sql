-- +goose Up
-- The zip of an export in pieces, so that every process can hand it out and erasing
-- the account erases it.
CREATE TABLE data_export_parts (
  export_id TEXT NOT NULL REFERENCES data_exports (id) ON DELETE CASCADE,
  number    INTEGER NOT NULL,
  bytes     BYTEA NOT NULL,
  PRIMARY KEY (export_id, number)
);

-- +goose Down
DROP TABLE data_export_parts;
