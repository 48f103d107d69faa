-- +goose Up
-- What the gateway reported about a text message.
ALTER TABLE text_messages ADD COLUMN delivered_at BIGINT;
ALTER TABLE text_messages ADD COLUMN failed_at BIGINT;
ALTER TABLE text_messages ADD COLUMN failure TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE text_messages DROP COLUMN delivered_at;
ALTER TABLE text_messages DROP COLUMN failed_at;
ALTER TABLE text_messages DROP COLUMN failure;
