-- +goose Up
CREATE TABLE experts (
  id           TEXT PRIMARY KEY,
  user_id      TEXT UNIQUE,          -- whose own profile it is; NULL while nobody has claimed it
  status       TEXT NOT NULL,        -- draft, pending, published or unpublished
  visibility   TEXT NOT NULL,        -- of the about-me section, which hides or shows the whole page
  slug         TEXT NOT NULL DEFAULT '',
  slug_key     TEXT UNIQUE,          -- the slug in lower case; NULL while there is none
  name         TEXT NOT NULL DEFAULT '',
  headline     TEXT NOT NULL DEFAULT '',
  completeness INTEGER NOT NULL DEFAULT 0, -- percent
  confirmed_at BIGINT,               -- the latest confirmation of any section
  created_at   BIGINT NOT NULL,
  updated_at   BIGINT NOT NULL
);
CREATE INDEX experts_by_status ON experts (status, id);
CREATE INDEX experts_by_completeness ON experts (completeness);

-- One row of a list section, or the whole of a single one.
CREATE TABLE profile_items (
  expert_id  TEXT NOT NULL REFERENCES experts (id) ON DELETE CASCADE,
  section    TEXT NOT NULL,
  id         TEXT NOT NULL,
  position   INTEGER NOT NULL,
  visibility TEXT NOT NULL,          -- public, attorneys or private
  source     TEXT NOT NULL,          -- expert, staff or import
  version    INTEGER NOT NULL,
  data       TEXT NOT NULL,          -- JSON, as the section declares it
  created_by TEXT NOT NULL DEFAULT '',
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  PRIMARY KEY (expert_id, section, id)
);

-- How a section stands as a whole.
CREATE TABLE profile_sections (
  expert_id    TEXT NOT NULL REFERENCES experts (id) ON DELETE CASCADE,
  section      TEXT NOT NULL,
  items        INTEGER NOT NULL,
  confirmed_at BIGINT,
  confirmed_by TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (expert_id, section)
);
CREATE INDEX profile_sections_by_section ON profile_sections (section, items);

-- What was changed, field by field. Nothing here is ever updated.
CREATE TABLE profile_revisions (
  id         TEXT PRIMARY KEY,
  expert_id  TEXT NOT NULL REFERENCES experts (id) ON DELETE CASCADE,
  section    TEXT NOT NULL,          -- empty for what concerns the profile as a whole
  item_id    TEXT NOT NULL DEFAULT '',
  action     TEXT NOT NULL,          -- add, save, remove, reorder, confirm or status
  source     TEXT NOT NULL,          -- expert, staff or import
  actor_id   TEXT NOT NULL DEFAULT '',
  actor_name TEXT NOT NULL DEFAULT '',
  on_behalf  BOOLEAN NOT NULL,
  changes    TEXT NOT NULL,          -- JSON: [{field, label, before, after}]
  created_at BIGINT NOT NULL
);
CREATE INDEX profile_revisions_of_expert ON profile_revisions (expert_id, created_at, id);
CREATE INDEX profile_revisions_by_time ON profile_revisions (created_at, id);

-- The feed that search catches up from: the last change of each expert. Numbers
-- are given out in the order of the commits.
CREATE TABLE profile_changes (
  expert_id  TEXT PRIMARY KEY,
  seq        BIGINT NOT NULL UNIQUE,
  changed_at BIGINT NOT NULL
);

-- +goose Down
DROP TABLE profile_changes;
DROP TABLE profile_revisions;
DROP TABLE profile_sections;
DROP TABLE profile_items;
DROP TABLE experts;
