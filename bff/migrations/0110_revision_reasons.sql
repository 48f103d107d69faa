-- +goose Up
-- Why somebody else changed the profile, or why an earlier state was restored.
ALTER TABLE profile_revisions ADD COLUMN reason TEXT NOT NULL DEFAULT '';
CREATE INDEX profile_revisions_of_section ON profile_revisions (expert_id, section, created_at, id);

-- +goose Down
DROP INDEX profile_revisions_of_section;
ALTER TABLE profile_revisions DROP COLUMN reason;
