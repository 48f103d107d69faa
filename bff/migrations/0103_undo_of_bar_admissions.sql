-- +goose Up
-- A decision can be undone until its attorney is told. undo_* is the decision before it;
-- undo_status is empty if there is nothing to undo.
ALTER TABLE bar_admissions ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE bar_admissions ADD COLUMN decided_by_id TEXT NOT NULL DEFAULT '';
ALTER TABLE bar_admissions ADD COLUMN announce_at BIGINT; -- when the attorney is told; null once told
ALTER TABLE bar_admissions ADD COLUMN undo_status TEXT NOT NULL DEFAULT '';
ALTER TABLE bar_admissions ADD COLUMN undo_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE bar_admissions ADD COLUMN undo_decided_at BIGINT;
ALTER TABLE bar_admissions ADD COLUMN undo_decided_by TEXT NOT NULL DEFAULT '';
ALTER TABLE bar_admissions ADD COLUMN undo_announce_at BIGINT;
CREATE INDEX bar_admissions_to_announce ON bar_admissions (announce_at) WHERE announce_at IS NOT NULL;

-- +goose Down
DROP INDEX bar_admissions_to_announce;
ALTER TABLE bar_admissions DROP COLUMN version;
ALTER TABLE bar_admissions DROP COLUMN decided_by_id;
ALTER TABLE bar_admissions DROP COLUMN announce_at;
ALTER TABLE bar_admissions DROP COLUMN undo_status;
ALTER TABLE bar_admissions DROP COLUMN undo_reason;
ALTER TABLE bar_admissions DROP COLUMN undo_decided_at;
ALTER TABLE bar_admissions DROP COLUMN undo_decided_by;
ALTER TABLE bar_admissions DROP COLUMN undo_announce_at;
