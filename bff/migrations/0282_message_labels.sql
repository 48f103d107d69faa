-- +goose Up
-- What a message is for Rule 26(b)(4)(C); empty for none.
ALTER TABLE messages ADD COLUMN label TEXT NOT NULL DEFAULT '';
CREATE INDEX messages_labeled ON messages (conversation_id, label) WHERE label <> '';

-- +goose Down
DROP INDEX messages_labeled;
ALTER TABLE messages DROP COLUMN label;
