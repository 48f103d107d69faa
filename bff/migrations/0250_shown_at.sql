-- +goose Up
-- When what everyone sees of a profile last changed, as sitemaps tell it. Changes that only
-- some readers see leave no trace here.
ALTER TABLE experts ADD COLUMN shown_at BIGINT NOT NULL DEFAULT 0;
UPDATE experts SET shown_at = updated_at;

-- +goose Down
ALTER TABLE experts DROP COLUMN shown_at;
