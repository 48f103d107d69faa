-- +goose Up
-- Who made a profile: expert, staff, or import.
ALTER TABLE experts ADD COLUMN source TEXT NOT NULL DEFAULT 'import';
UPDATE experts SET source = COALESCE((SELECT r.source FROM profile_revisions r WHERE r.expert_id = experts.id
  ORDER BY r.created_at, r.id LIMIT 1), 'import');

-- What was taken down is hidden. What nobody has claimed has a state of its own.
UPDATE experts SET status = 'hidden' WHERE status = 'unpublished';
UPDATE experts SET status = 'unclaimed' WHERE status = 'pending' AND user_id IS NULL;
-- A quotation mark inside a JSON text is escaped, so this matches whole values only.
UPDATE profile_revisions SET changes = REPLACE(changes, '"unpublished"', '"hidden"')
  WHERE action = 'status' AND changes LIKE '%"unpublished"%';

-- +goose Down
UPDATE profile_revisions SET changes = REPLACE(changes, '"hidden"', '"unpublished"')
  WHERE action = 'status' AND changes LIKE '%"hidden"%';
UPDATE experts SET status = 'pending' WHERE status = 'unclaimed';
UPDATE experts SET status = 'unpublished' WHERE status = 'hidden';
ALTER TABLE experts DROP COLUMN source;
