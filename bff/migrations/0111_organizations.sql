-- +goose Up
-- Names of organizations in public items, to suggest while people type.
CREATE TABLE organizations (
  key  TEXT PRIMARY KEY, -- the name in lower case
  name TEXT NOT NULL
);

-- Private files of a profile, such as versions of a CV. The content is in the folder of
-- private files under the key.
CREATE TABLE profile_files (
  key        TEXT PRIMARY KEY,
  expert_id  TEXT NOT NULL REFERENCES experts (id) ON DELETE CASCADE,
  name       TEXT NOT NULL,
  kind       TEXT NOT NULL,
  size       BIGINT NOT NULL,
  saved      BOOLEAN NOT NULL DEFAULT FALSE, -- an item was saved with it; others are deleted after a day
  created_by TEXT NOT NULL DEFAULT '',
  created_at BIGINT NOT NULL
);
CREATE INDEX profile_files_of_expert ON profile_files (expert_id);

-- +goose Down
DROP TABLE profile_files;
DROP TABLE organizations;
