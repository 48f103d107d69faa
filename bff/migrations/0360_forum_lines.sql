-- +goose Up
-- What the rules of each forum protect of what attorneys and experts write to each other. A
-- line says what its latest version says. The federal line and Pennsylvania's name their
-- rules; all others only say that someone must look. Staff haven't checked any of them yet.
CREATE TABLE forum_lines (
  code     TEXT PRIMARY KEY,
  name     TEXT NOT NULL,
  position INTEGER NOT NULL,
  version  INTEGER NOT NULL
);
CREATE UNIQUE INDEX forum_lines_in_order ON forum_lines (position);

CREATE TABLE forum_line_changes (
  code       TEXT NOT NULL REFERENCES forum_lines (code),
  version    INTEGER NOT NULL,
  action     TEXT NOT NULL CHECK (action IN ('added', 'changed', 'restored')),
  text       TEXT NOT NULL,
  source     TEXT NOT NULL,
  url        TEXT NOT NULL,
  -- YYYY-MM-DD, or empty.
  checked_on TEXT NOT NULL,
  actor_id   TEXT NOT NULL,
  actor_name TEXT NOT NULL,
  at         BIGINT NOT NULL,
  PRIMARY KEY (code, version)
);

INSERT INTO forum_lines (code, name, position, version) VALUES
  ('federal', 'Federal district courts', 1, 1),
  ('federal-other', 'Other federal courts', 2, 1),
  ('al', 'Alabama', 3, 1),
  ('ak', 'Alaska', 4, 1),
  ('as', 'American Samoa', 5, 1),
  ('az', 'Arizona', 6, 1),
  ('ar', 'Arkansas', 7, 1),
  ('ca', 'California', 8, 1),
  ('co', 'Colorado', 9, 1),
  ('ct', 'Connecticut', 10, 1),
  ('de', 'Delaware', 11, 1),
  ('dc', 'District of Columbia', 12, 1),
  ('fl', 'Florida', 13, 1),
  ('ga', 'Georgia', 14, 1),
  ('gu', 'Guam', 15, 1),
  ('hi', 'Hawaii', 16, 1),
  ('id', 'Idaho', 17, 1),
  ('il', 'Illinois', 18, 1),
  ('in', 'Indiana', 19, 1),
  ('ia', 'Iowa', 20, 1),
  ('ks', 'Kansas', 21, 1),
  ('ky', 'Kentucky', 22, 1),
  ('la', 'Louisiana', 23, 1),
  ('me', 'Maine', 24, 1),
  ('md', 'Maryland', 25, 1),
  ('ma', 'Massachusetts', 26, 1),
  ('mi', 'Michigan', 27, 1),
  ('mn', 'Minnesota', 28, 1),
  ('ms', 'Mississippi', 29, 1),
  ('mo', 'Missouri', 30, 1),
  ('mt', 'Montana', 31, 1),
  ('ne', 'Nebraska', 32, 1),
  ('nv', 'Nevada', 33, 1),
  ('nh', 'New Hampshire', 34, 1),
  ('nj', 'New Jersey', 35, 1),
  ('nm', 'New Mexico', 36, 1),
  ('ny', 'New York', 37, 1),
  ('nc', 'North Carolina', 38, 1),
  ('nd', 'North Dakota', 39, 1),
  ('mp', 'Northern Mariana Islands', 40, 1),
  ('oh', 'Ohio', 41, 1),
  ('ok', 'Oklahoma', 42, 1),
  ('or', 'Oregon', 43, 1),
  ('pa', 'Pennsylvania', 44, 1),
  ('pr', 'Puerto Rico', 45, 1),
  ('ri', 'Rhode Island', 46, 1),
  ('sc', 'South Carolina', 47, 1),
  ('sd', 'South Dakota', 48, 1),
  ('tn', 'Tennessee', 49, 1),
  ('tx', 'Texas', 50, 1),
  ('ut', 'Utah', 51, 1),
  ('vt', 'Vermont', 52, 1),
  ('vi', 'Virgin Islands', 53, 1),
  ('va', 'Virginia', 54, 1),
  ('wa', 'Washington', 55, 1),
  ('wv', 'West Virginia', 56, 1),
  ('wi', 'Wisconsin', 57, 1),
  ('wy', 'Wyoming', 58, 1),
  ('arbitration', 'Arbitration', 59, 1),
  ('other', 'Other courts and agencies', 60, 1),
  ('unknown', 'No forum named', 61, 1);

INSERT INTO forum_line_changes (code, version, action, text, source, url, checked_on, actor_id, actor_name, at)
SELECT code, 1, 'added', name || ': check what the rules of this forum protect. Until you know, assume that opposing counsel will read all of this.',
  '', '', '', '', 'Peritus', 1796083200000
FROM forum_lines WHERE LENGTH(code) = 2 AND code <> 'pa';

INSERT INTO forum_line_changes (code, version, action, text, source, url, checked_on, actor_id, actor_name, at) VALUES
  ('federal', 1, 'added', 'Federal court: drafts and these messages are protected, except what concerns compensation, facts or data you provide, and assumptions you provide (Rule 26(b)(4)(C)).',
    'Fed. R. Civ. P. 26(b)(4)(B) and (C)', 'https://www.law.cornell.edu/rules/frcp/rule_26', '', '', 'Peritus', 1796083200000),
  ('federal-other', 1, 'added', 'This federal court has rules of its own. Check what they protect. Until you know, assume that opposing counsel will read all of this.',
    '', '', '', '', 'Peritus', 1796083200000),
  ('pa', 1, 'added', 'Pennsylvania, in civil cases: drafts and messages between counsel and the expert aren’t discoverable, except where Pennsylvania law would have privileged messages disclosed (Rule 4003.5(a)(4)).',
    'Pa.R.Civ.P. 4003.5(a)(4)', 'https://www.pacodeandbulletin.gov/Display/pacode?file=/secure/pacode/data/231/chapter4000/s4003.5.html', '', '', 'Peritus', 1796083200000),
  ('arbitration', 1, 'added', 'Arbitration: the agreement and the rules of the institution decide what is protected. Check them. Until you know, assume that the other side will read all of this.',
    '', '', '', '', 'Peritus', 1796083200000),
  ('other', 1, 'added', 'Check what the rules of this forum protect. Until you know, assume that opposing counsel will read all of this.',
    '', '', '', '', 'Peritus', 1796083200000),
  ('unknown', 1, 'added', 'Assume that opposing counsel will read all of this. Name the court to see what its rules protect.',
    '', '', '', '', 'Peritus', 1796083200000);

-- +goose Down
DROP TABLE forum_line_changes;
DROP TABLE forum_lines;
