-- +goose Up
-- The member of a degree that names its institution, in American spelling. A quotation
-- mark inside a JSON text is escaped, so these patterns match members only.
UPDATE profile_items SET data = REPLACE(data, '"organisation":', '"organization":')
  WHERE section = 'education';
UPDATE profile_revisions SET changes = REPLACE(changes, '"field":"organisation"', '"field":"organization"')
  WHERE section = 'education';

-- +goose Down
UPDATE profile_items SET data = REPLACE(data, '"organization":', '"organisation":')
  WHERE section = 'education';
UPDATE profile_revisions SET changes = REPLACE(changes, '"field":"organization"', '"field":"organisation"')
  WHERE section = 'education';
