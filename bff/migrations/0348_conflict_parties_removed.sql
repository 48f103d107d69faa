-- +goose Up
-- Parties that their attorney removed or corrected. Certificates of earlier checks name them.
ALTER TABLE conflict_parties ADD COLUMN removed_at BIGINT;
-- When one was last told by email that the other asked to show the names.
ALTER TABLE conflict_states ADD COLUMN asked_at BIGINT;

-- +goose Down
ALTER TABLE conflict_states DROP COLUMN asked_at;
ALTER TABLE conflict_parties DROP COLUMN removed_at;
