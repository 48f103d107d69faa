-- +goose Up
-- Requests with an idempotency key that changed something. The id is a hash of the whole
-- request, and the response is sealed with a key that only the request contains.
CREATE TABLE received_requests (
  id          TEXT PRIMARY KEY,
  received_at BIGINT NOT NULL,
  response    BLOB
);
CREATE INDEX received_requests_by_time ON received_requests (received_at);

-- +goose Down
DROP TABLE received_requests;
