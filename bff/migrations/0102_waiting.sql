-- +goose Up
-- New profiles that wait for staff, by how long they wait.
CREATE INDEX experts_that_wait ON experts (created_at, id) WHERE status = 'pending' AND user_id IS NOT NULL;

-- +goose Down
DROP INDEX experts_that_wait;
