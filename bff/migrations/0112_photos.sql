-- +goose Up
-- The key of the photo in the about-me section, or empty.
ALTER TABLE experts ADD COLUMN photo TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE experts DROP COLUMN photo;
