-- +goose Up
-- The year of a bar admission is now a number. A pending sign-up lives a day, and its
-- form can be sent again.
DELETE FROM sign_up_mails WHERE sign_up_id IN (SELECT id FROM sign_ups WHERE verified_at IS NULL);
DELETE FROM sign_ups WHERE verified_at IS NULL;

-- +goose Down
-- Nothing to undo: what was deleted was about to expire.
SELECT 1;
