-- +goose Up
-- The section of what expires, so that its notice leads there. Until now, only licenses did.
ALTER TABLE profile_expiries ADD COLUMN section TEXT NOT NULL DEFAULT 'licenses-and-certifications';

-- +goose Down
ALTER TABLE profile_expiries DROP COLUMN section;
