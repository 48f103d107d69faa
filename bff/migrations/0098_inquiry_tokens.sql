-- +goose Up
-- The token of the form that an inquiry was sent with. Each works once.
ALTER TABLE inquiries ADD COLUMN form_token TEXT;
CREATE UNIQUE INDEX inquiries_by_form_token ON inquiries (form_token);

-- +goose Down
DROP INDEX inquiries_by_form_token;
ALTER TABLE inquiries DROP COLUMN form_token;
