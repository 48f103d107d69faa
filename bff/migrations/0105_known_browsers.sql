-- +goose Up
-- A hash of the secret of the browser that a session began in, so that a later sign-in from it isn't a stranger's.
ALTER TABLE sessions ADD COLUMN browser_hash TEXT NOT NULL DEFAULT '';
CREATE INDEX sessions_of_browser ON sessions (browser_hash, user_id);

-- +goose Down
DROP INDEX sessions_of_browser;
ALTER TABLE sessions DROP COLUMN browser_hash;
