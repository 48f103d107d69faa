-- +goose Up
-- When staff were told about a request: null until then, 0 if they needed no email.
ALTER TABLE inquiries ADD COLUMN announced_at BIGINT;
UPDATE inquiries SET announced_at = 0;
CREATE INDEX inquiries_by_announcement ON inquiries (announced_at);

-- +goose Down
DROP INDEX inquiries_by_announcement;
ALTER TABLE inquiries DROP COLUMN announced_at;
