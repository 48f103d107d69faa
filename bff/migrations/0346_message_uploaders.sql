-- +goose Up
-- Locked by an upload, so that several at once don't exceed the limits.
CREATE TABLE message_uploaders (user_id TEXT PRIMARY KEY);

-- +goose Down
DROP TABLE message_uploaders;
