-- +goose Up
-- The lists in which attorneys and staff compare experts for a matter.
CREATE TABLE lists (
  id          TEXT PRIMARY KEY,
  owner_id    TEXT NOT NULL,
  name        TEXT NOT NULL,
  name_key    TEXT,             -- folded; null once deleted, so that the name is free again
  description TEXT NOT NULL DEFAULT '',
  version     INTEGER NOT NULL, -- of name and description
  created_at  BIGINT NOT NULL,
  updated_at  BIGINT NOT NULL,
  archived_at BIGINT,
  deleted_at  BIGINT            -- a deletion can be undone until the row is swept
);
CREATE UNIQUE INDEX lists_by_name ON lists (owner_id, name_key);
CREATE INDEX lists_current ON lists (owner_id, updated_at DESC, id) WHERE archived_at IS NULL AND deleted_at IS NULL;
CREATE INDEX lists_archived ON lists (owner_id, archived_at DESC, id) WHERE archived_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX lists_deleted ON lists (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE list_entries (
  list_id      TEXT NOT NULL REFERENCES lists (id) ON DELETE CASCADE,
  expert_id    TEXT NOT NULL REFERENCES experts (id) ON DELETE CASCADE,
  stage        TEXT NOT NULL,
  position     BIGINT NOT NULL, -- within the stage, with gaps
  version      INTEGER NOT NULL, -- of stage and position
  note         TEXT NOT NULL DEFAULT '',
  note_version INTEGER NOT NULL,
  added_at     BIGINT NOT NULL,
  removed_at   BIGINT,          -- a removal can be undone until the row is swept
  PRIMARY KEY (list_id, expert_id)
);
CREATE INDEX list_entries_by_expert ON list_entries (expert_id);
CREATE INDEX list_entries_removed ON list_entries (removed_at) WHERE removed_at IS NOT NULL;

-- +goose Down
DROP TABLE list_entries;
DROP TABLE lists;
