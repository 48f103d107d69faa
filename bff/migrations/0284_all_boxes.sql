-- +goose Up
-- A search, an export, and an erasure read all of a person's conversations. Of indexes that
-- serve a query equally well, SQLite takes the newest, so those of one box come after it.
DROP INDEX conversation_sides_current;
DROP INDEX conversation_sides_archived;
DROP INDEX conversation_sides_unread;
CREATE INDEX conversation_sides_by_user ON conversation_sides (user_id, last_at DESC, conversation_id);
CREATE INDEX conversation_sides_current ON conversation_sides (user_id, last_at DESC, conversation_id) WHERE archived_at IS NULL;
CREATE INDEX conversation_sides_archived ON conversation_sides (user_id, last_at DESC, conversation_id) WHERE archived_at IS NOT NULL;
CREATE INDEX conversation_sides_unread ON conversation_sides (user_id, last_at DESC, conversation_id) WHERE archived_at IS NULL AND in_seq > read_seq;

-- +goose Down
DROP INDEX conversation_sides_by_user;
