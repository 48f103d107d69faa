-- +goose Up
-- When the person of a session last proved who he is: at sign-in, and whenever asked again.
ALTER TABLE sessions ADD COLUMN confirmed_at BIGINT NOT NULL DEFAULT 0;
-- Of a member of staff who has yet to set up a second factor.
ALTER TABLE sessions ADD COLUMN pending BOOLEAN NOT NULL DEFAULT FALSE;

-- +goose Down
ALTER TABLE sessions DROP COLUMN pending;
ALTER TABLE sessions DROP COLUMN confirmed_at;
