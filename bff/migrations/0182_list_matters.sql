-- +goose Up
-- The case that a list is for, if any.
ALTER TABLE lists ADD COLUMN caption TEXT NOT NULL DEFAULT '';
ALTER TABLE lists ADD COLUMN court TEXT NOT NULL DEFAULT '';
ALTER TABLE lists ADD COLUMN docket TEXT NOT NULL DEFAULT '';
ALTER TABLE lists ADD COLUMN trial_on TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE lists DROP COLUMN trial_on;
ALTER TABLE lists DROP COLUMN docket;
ALTER TABLE lists DROP COLUMN court;
ALTER TABLE lists DROP COLUMN caption;
