-- +goose Up
-- Searches that people saved, to hear about experts who come to fit.
CREATE TABLE saved_searches (
  id         TEXT PRIMARY KEY,
  user_id    TEXT NOT NULL,
  name       TEXT NOT NULL,
  name_key   TEXT,             -- folded; null once deleted, so that the name is free again
  params     TEXT NOT NULL,    -- as in an address
  mail       BOOLEAN NOT NULL,
  version    INTEGER NOT NULL, -- of name and mail
  created_at BIGINT NOT NULL,
  opened_at  BIGINT NOT NULL,  -- when the person last looked
  new_since  BIGINT NOT NULL,  -- when they had looked before that visit
  known      BLOB NOT NULL,    -- who fit when it was saved: sorted hashes of 8 bytes
  deleted_at BIGINT            -- a deletion can be undone until the row is swept
);
CREATE UNIQUE INDEX saved_searches_by_name ON saved_searches (user_id, name_key);
CREATE INDEX saved_searches_of_user ON saved_searches (user_id, created_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX saved_searches_deleted ON saved_searches (deleted_at) WHERE deleted_at IS NOT NULL;

-- Experts who came to fit a search after it was saved, each once.
CREATE TABLE saved_search_finds (
  search_id TEXT NOT NULL REFERENCES saved_searches (id) ON DELETE CASCADE,
  expert_id TEXT NOT NULL REFERENCES experts (id) ON DELETE CASCADE,
  user_id   TEXT NOT NULL,
  found_at  BIGINT NOT NULL,
  due       BOOLEAN NOT NULL,  -- an email should name the expert
  told_at   BIGINT,            -- when one did
  PRIMARY KEY (search_id, expert_id)
);
CREATE INDEX saved_search_finds_by_time ON saved_search_finds (search_id, found_at DESC, expert_id);
CREATE INDEX saved_search_finds_by_expert ON saved_search_finds (expert_id);
CREATE INDEX saved_search_finds_due ON saved_search_finds (user_id) WHERE due;
CREATE INDEX saved_search_finds_told ON saved_search_finds (user_id, told_at) WHERE told_at IS NOT NULL;
CREATE INDEX saved_search_finds_of_user ON saved_search_finds (user_id, expert_id);

-- Up to which change of profiles the searches are matched.
CREATE TABLE saved_search_reach (
  id  INTEGER PRIMARY KEY,
  seq BIGINT NOT NULL
);
INSERT INTO saved_search_reach (id, seq) VALUES (1, 0);

-- +goose Down
DROP TABLE saved_search_reach;
DROP TABLE saved_search_finds;
DROP TABLE saved_searches;
