-- +goose Up
CREATE TABLE content_snapshots (
    key        TEXT   NOT NULL PRIMARY KEY,
    json       TEXT   NOT NULL,
    fetched_at BIGINT NOT NULL
);

CREATE TABLE content_slugs (
    slug        TEXT   NOT NULL PRIMARY KEY,
    document_id TEXT   NOT NULL,
    seen_at     BIGINT NOT NULL
);
CREATE INDEX content_slugs_document ON content_slugs (document_id);

-- +goose Down
DROP TABLE content_slugs;
DROP TABLE content_snapshots;
