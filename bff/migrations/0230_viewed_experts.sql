-- +goose Up
-- When someone last opened an expert's page.
CREATE TABLE viewed_experts (
  user_id   TEXT NOT NULL,
  expert_id TEXT NOT NULL REFERENCES experts (id) ON DELETE CASCADE,
  viewed_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, expert_id)
);
CREATE INDEX viewed_experts_by_time ON viewed_experts (user_id, viewed_at DESC, expert_id);
CREATE INDEX viewed_experts_by_expert ON viewed_experts (expert_id);

-- +goose Down
DROP TABLE viewed_experts;
