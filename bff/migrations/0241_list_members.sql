-- +goose Up
-- Colleagues with whom a list is shared, by address. The account may come later.
CREATE TABLE list_members (
  list_id   TEXT NOT NULL REFERENCES lists (id) ON DELETE CASCADE,
  email_key TEXT NOT NULL,
  email     TEXT NOT NULL,           -- as its owner typed it
  user_id   TEXT,                    -- null until the address has an account
  role      TEXT NOT NULL,           -- reader, editor
  added_at  BIGINT NOT NULL,
  PRIMARY KEY (list_id, email_key)
);
CREATE INDEX list_members_by_user ON list_members (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX list_members_by_email ON list_members (email_key) WHERE user_id IS NULL;

-- Who did what on a list, the latest only.
CREATE TABLE list_events (
  id        TEXT PRIMARY KEY,
  list_id   TEXT NOT NULL REFERENCES lists (id) ON DELETE CASCADE,
  user_id   TEXT NOT NULL,           -- empty once the person is erased
  kind      TEXT NOT NULL,
  expert_id TEXT NOT NULL DEFAULT '', -- empty if it concerns none or several
  experts   INTEGER NOT NULL DEFAULT 0,
  stage     TEXT NOT NULL DEFAULT '', -- where an expert was moved
  at        BIGINT NOT NULL
);
CREATE INDEX list_events_by_list ON list_events (list_id, at DESC, id DESC);
CREATE INDEX list_events_by_user ON list_events (user_id);

-- +goose Down
DROP TABLE list_events;
DROP TABLE list_members;
