-- +goose Up
-- The link for the List-Unsubscribe header, until the email is sent.
ALTER TABLE mails ADD COLUMN unsubscribe TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE mails DROP COLUMN unsubscribe;
