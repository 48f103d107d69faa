-- +goose Up
-- That the expert said that the list of a conversation's materials is complete.
CREATE TABLE message_materials (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  listed          INTEGER NOT NULL, -- how many files it had
  hash            TEXT NOT NULL,    -- of the list
  completed_at    BIGINT NOT NULL
);

-- +goose Down
DROP TABLE message_materials;
