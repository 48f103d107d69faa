-- +goose Up
-- The expert's names changed since the last check, which is too young to run again by itself.
ALTER TABLE conflict_states ADD COLUMN stale BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX conflict_states_stale ON conflict_states (checked_at) WHERE stale;

-- +goose Down
DROP INDEX conflict_states_stale;
ALTER TABLE conflict_states DROP COLUMN stale;
