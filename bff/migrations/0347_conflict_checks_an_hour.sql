-- +goose Up
-- How many checks an attorney ran since a time, also of names that were compared before.
ALTER TABLE conflict_askers ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
ALTER TABLE conflict_askers ADD COLUMN checks INTEGER NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE conflict_askers DROP COLUMN checks;
ALTER TABLE conflict_askers DROP COLUMN since;
