-- +goose Up
-- What one attorney and one expert write about one matter.
CREATE TABLE conversations (
  id             TEXT PRIMARY KEY,
  attorney_id    TEXT,             -- null once that account is erased
  expert_id      TEXT NOT NULL,    -- the profile
  expert_user_id TEXT,             -- who answered for the profile at the start; null once erased
  caption        TEXT NOT NULL,
  caption_key    TEXT NOT NULL,    -- folded
  court          TEXT NOT NULL,
  docket         TEXT NOT NULL,
  created_at     BIGINT NOT NULL,
  last_seq       INTEGER NOT NULL, -- of its messages, without gaps from 1
  answered_at    BIGINT,           -- when the expert first wrote
  declined_at    BIGINT,
  decline_reason TEXT NOT NULL DEFAULT '',
  hold_id        TEXT NOT NULL DEFAULT '', -- of credits; empty if it cost nothing
  hold           TEXT NOT NULL DEFAULT '', -- none, held, taken, or returned
  held_until     BIGINT NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX conversations_by_matter ON conversations (attorney_id, expert_id, caption_key);
CREATE INDEX conversations_held ON conversations (held_until) WHERE hold = 'held';

-- How far each of the two has read, and where they keep it.
CREATE TABLE conversation_sides (
  conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  user_id         TEXT NOT NULL,
  side            TEXT NOT NULL,    -- attorney, expert
  read_seq        INTEGER NOT NULL,
  read_at         BIGINT,           -- when read_seq last rose
  in_seq          INTEGER NOT NULL, -- the last message of the other one
  in_at           BIGINT,
  last_at         BIGINT NOT NULL,  -- the last message of either
  told_seq        INTEGER NOT NULL, -- the last message that an email told of
  archived_at     BIGINT,
  muted           BOOLEAN NOT NULL,
  PRIMARY KEY (conversation_id, user_id)
);
CREATE INDEX conversation_sides_current ON conversation_sides (user_id, last_at DESC, conversation_id) WHERE archived_at IS NULL;
CREATE INDEX conversation_sides_archived ON conversation_sides (user_id, last_at DESC, conversation_id) WHERE archived_at IS NOT NULL;
CREATE INDEX conversation_sides_unread ON conversation_sides (user_id, last_at DESC, conversation_id) WHERE archived_at IS NULL AND in_seq > read_seq;
CREATE INDEX conversation_sides_untold ON conversation_sides (in_at) WHERE in_seq > read_seq AND in_seq > told_seq AND NOT muted;

CREATE TABLE messages (
  conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  seq             INTEGER NOT NULL,
  side            TEXT NOT NULL,
  sender_id       TEXT,             -- null once erased
  client_id       TEXT NOT NULL,    -- chosen by the sender, so that sending again adds nothing
  text            TEXT NOT NULL,
  text_key        TEXT NOT NULL,    -- folded, for search
  sent_at         BIGINT NOT NULL,
  version         INTEGER NOT NULL, -- 1 until it's edited
  edited_at       BIGINT,
  PRIMARY KEY (conversation_id, seq)
);
CREATE UNIQUE INDEX messages_by_client ON messages (sender_id, client_id);

-- What messages said before they were edited.
CREATE TABLE message_edits (
  conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  seq             INTEGER NOT NULL,
  version         INTEGER NOT NULL,
  text            TEXT NOT NULL,
  replaced_at     BIGINT NOT NULL,
  PRIMARY KEY (conversation_id, seq, version)
);

-- Who doesn't want to hear from whom.
CREATE TABLE message_blocks (
  user_id    TEXT NOT NULL,
  blocked_id TEXT NOT NULL,
  blocked_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, blocked_id)
);
CREATE INDEX message_blocks_of ON message_blocks (blocked_id);

-- What people report to staff, who see only this of a conversation.
CREATE TABLE message_reports (
  id              TEXT PRIMARY KEY,
  conversation_id TEXT,             -- null once it's deleted
  by_id           TEXT,             -- null once erased
  about_id        TEXT,
  reason          TEXT NOT NULL,
  text            TEXT NOT NULL,
  seq             INTEGER NOT NULL, -- the message reported, 0 for the whole conversation
  quote           TEXT NOT NULL,    -- what it said
  created_at      BIGINT NOT NULL,
  closed_at       BIGINT,
  closed_by       TEXT NOT NULL DEFAULT '', -- name
  outcome         TEXT NOT NULL DEFAULT ''
);
CREATE INDEX message_reports_open ON message_reports (created_at, id) WHERE closed_at IS NULL;
CREATE INDEX message_reports_closed ON message_reports (closed_at DESC, id) WHERE closed_at IS NOT NULL;
CREATE INDEX message_reports_by ON message_reports (by_id);
CREATE INDEX message_reports_about ON message_reports (about_id);
CREATE INDEX message_reports_of ON message_reports (conversation_id);

-- +goose Down
DROP TABLE message_reports;
DROP TABLE message_blocks;
DROP TABLE message_edits;
DROP TABLE messages;
DROP TABLE conversation_sides;
DROP TABLE conversations;
