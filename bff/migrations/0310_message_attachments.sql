-- +goose Up
-- Files that messages carry. The content is in the folder of private files.
CREATE TABLE message_attachments (
  id              TEXT PRIMARY KEY,
  conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  side            TEXT NOT NULL,    -- whose: attorney, expert
  uploader_id     TEXT,             -- null once erased
  file            TEXT NOT NULL,    -- its name in the folder of private files
  name            TEXT NOT NULL,
  name_key        TEXT NOT NULL,    -- folded
  kind            TEXT NOT NULL,    -- by its content
  size            BIGINT NOT NULL,
  sha256          TEXT NOT NULL,
  uploaded_at     BIGINT NOT NULL,
  replaces        TEXT NOT NULL DEFAULT '', -- the attachment of which it's a new version, if its sender said so
  seq             INTEGER,          -- of the message; null until it's sent
  position        INTEGER NOT NULL DEFAULT 0, -- in the message
  sent_at         BIGINT,
  document        TEXT NOT NULL DEFAULT '', -- the first version's id
  version         INTEGER NOT NULL DEFAULT 0,
  opened_at       BIGINT            -- when the other side first downloaded it
);
CREATE INDEX message_attachments_of ON message_attachments (conversation_id, seq, position);
CREATE INDEX message_attachments_named ON message_attachments (conversation_id, side, name_key);
CREATE UNIQUE INDEX message_attachments_versions ON message_attachments (document, version) WHERE seq IS NOT NULL;
CREATE INDEX message_attachments_by ON message_attachments (uploader_id);
CREATE INDEX message_attachments_file ON message_attachments (file);
CREATE INDEX message_attachments_unsent ON message_attachments (uploaded_at) WHERE seq IS NULL;

ALTER TABLE messages ADD COLUMN files INTEGER NOT NULL DEFAULT 0; -- how many it carries

-- +goose Down
ALTER TABLE messages DROP COLUMN files;
DROP TABLE message_attachments;
