-- +goose Up
-- Sockets of revoked sessions are closed within two seconds.
CREATE INDEX sessions_revoked ON sessions (revoked_at) WHERE revoked_at IS NOT NULL;

-- +goose Down
DROP INDEX sessions_revoked;
