package main

import (
	"cmp"
	"database/sql"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/libtnb/sqlite"

	"peritus/bff/search/index"
)

// fts is SQLite's full-text search, tuned as far as possible. Ranking, counts, and facets use
// only the first cappedAt matches.
type fts struct {
	db     *sql.DB
	values map[string]int // numbers by facet value
}

const cappedAt = 1000

const schema = `
CREATE TABLE expert (id INTEGER PRIMARY KEY, expert_id TEXT, name TEXT, headline TEXT, areas TEXT, keywords TEXT, degrees TEXT,
	place TEXT, bio TEXT, confirmed INTEGER);
CREATE VIRTUAL TABLE found USING fts5(name, headline, areas, keywords, degrees, place, bio, content='expert', content_rowid='id',
	tokenize='porter unicode61 remove_diacritics 2', prefix='2 3 4');
CREATE TABLE expert_of (value INTEGER, expert INTEGER, PRIMARY KEY (value, expert)) WITHOUT ROWID;
CREATE TABLE value_of (expert INTEGER, value INTEGER, PRIMARY KEY (expert, value)) WITHOUT ROWID;
CREATE TABLE fee (activity TEXT, cents INTEGER, expert INTEGER, PRIMARY KEY (activity, cents, expert)) WITHOUT ROWID;
CREATE UNIQUE INDEX fee_of ON fee (expert, activity, cents);
CREATE TABLE variant (variant TEXT, term TEXT, PRIMARY KEY (variant, term)) WITHOUT ROWID;`

func openSQLite(c corpus, dir string) (engine, error) {
	dsn := "file:" + filepath.Join(dir, "experts.db") +
		"?_pragma=journal_mode(wal)&_pragma=synchronous(off)&_pragma=cache_size(-65536)&_pragma=mmap_size(1073741824)&_pragma=temp_store(memory)"
	db, err := sql.Open(sqlite.DriverName, dsn)
	if err != nil {
		return nil, err
	}
	f := &fts{db: db, values: map[string]int{}}
	if err := f.build(c); err != nil {
		return nil, err
	}
	return f, nil
}

func (f *fts) build(c corpus) (err error) {
	if _, err := f.db.Exec(schema); err != nil {
		return err
	}
	tx, err := f.db.Begin()
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = tx.Rollback() // the first error is the one that matters
		}
	}()
	var statements [6]*sql.Stmt
	for i, text := range []string{
		`INSERT INTO expert VALUES (?,?,?,?,?,?,?,?,?,?)`,
		`INSERT INTO found(rowid, name, headline, areas, keywords, degrees, place, bio) VALUES (?,?,?,?,?,?,?,?)`,
		`INSERT OR IGNORE INTO expert_of VALUES (?,?)`, `INSERT OR IGNORE INTO value_of VALUES (?,?)`, `INSERT OR IGNORE INTO variant VALUES (?,?)`,
		`INSERT OR IGNORE INTO fee VALUES (?,?,?)`,
	} {
		if statements[i], err = tx.Prepare(text); err != nil {
			return err
		}
	}
	terms := map[string]bool{}
	err = c.each(func(i int, d index.Document) error {
		t := textsOf(d)
		row := i + 1
		if _, err := statements[0].Exec(row, d.ExpertID, d.Name, d.Headline, t.areas, t.keywords, t.degrees, t.place, d.Bio, d.ConfirmedAt.Unix()); err != nil {
			return err
		}
		if _, err := statements[1].Exec(row, d.Name, d.Headline, t.areas, t.keywords, t.degrees, t.place, d.Bio); err != nil {
			return err
		}
		for _, v := range valuesOf(d) {
			number := f.number(v)
			if _, err := statements[2].Exec(number, row); err != nil {
				return err
			}
			if _, err := statements[3].Exec(row, number); err != nil {
				return err
			}
		}
		for _, fee := range d.Fees {
			if _, err := statements[5].Exec(fee.Activity, fee.Cents, row); err != nil {
				return err
			}
		}
		for _, w := range wordsOf(d.Name + " " + d.Headline + " " + d.Bio) {
			terms[w] = true
		}
		return nil
	})
	if err != nil {
		return err
	}
	for term := range terms {
		for _, v := range variantsOf(term) {
			if _, err := statements[4].Exec(v, term); err != nil {
				return err
			}
		}
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	_, err = f.db.Exec(`INSERT INTO found(found) VALUES ('optimize'); ANALYZE;`)
	return err
}

func (f *fts) number(value string) int {
	n, ok := f.values[value]
	if !ok {
		n = len(f.values)
		f.values[value] = n
	}
	return n
}

// variantsOf returns the forms that match words within one typing error: the word, and the
// word without each of its letters.
func variantsOf(word string) []string {
	if len(word) < 4 {
		return nil
	}
	all := []string{word}
	for i := range len(word) {
		all = append(all, word[:i]+word[i+1:])
	}
	return all
}

type hit struct {
	row   int
	score float64
}

func (f *fts) search(q index.Query) (result, error) {
	match := matchOf(q)
	hits, err := f.hits(q, match)
	if err != nil {
		return result{}, err
	}
	if len(hits) == 0 && match != "" {
		if match, err = f.mended(q); err != nil {
			return result{}, err
		}
		if hits, err = f.hits(q, match); err != nil {
			return result{}, err
		}
	}
	if len(hits) == 0 {
		return result{}, nil
	}
	slices.SortFunc(hits, func(a, b hit) int { return cmp.Compare(a.score, b.score) })
	facets, err := f.facets(hits)
	if err != nil {
		return result{}, err
	}
	shown, err := f.cards(match, hits[:min(len(hits), index.PageSize)])
	return result{count: len(hits), shown: shown, facets: facets}, err
}

// matchOf returns the query in FTS5 syntax, or "" if it has no words.
func matchOf(q index.Query) string {
	var parts []string
	words := strings.Fields(q.Text)
	for i, w := range words {
		if i == len(words)-1 && !strings.HasSuffix(q.Text, " ") {
			parts = append(parts, `"`+w+`"*`)
		} else {
			parts = append(parts, `"`+w+`"`)
		}
	}
	return strings.Join(parts, " AND ")
}

// mended returns the query with each word replaced by words within one typing error.
func (f *fts) mended(q index.Query) (string, error) {
	var parts []string
	for _, w := range strings.Fields(q.Text) {
		variants := variantsOf(w)
		if len(variants) == 0 {
			variants = []string{w}
		}
		text, err := json.Marshal(variants)
		if err != nil {
			return "", err
		}
		rows, err := f.db.Query(`SELECT DISTINCT term FROM variant WHERE variant IN (SELECT value FROM json_each(?))`, string(text))
		if err != nil {
			return "", err
		}
		var near []string
		for rows.Next() {
			var term string
			if err := rows.Scan(&term); err != nil {
				return "", err
			}
			near = append(near, `"`+term+`"`)
		}
		if err := rows.Close(); err != nil {
			return "", err
		}
		if len(near) == 0 {
			near = []string{`"` + w + `"`}
		}
		parts = append(parts, "("+strings.Join(near, " OR ")+")")
	}
	return strings.Join(parts, " AND "), nil
}

func (f *fts) hits(q index.Query, match string) ([]hit, error) {
	text, args := `SELECT id, -confirmed FROM expert WHERE 1`, []any{}
	column := "id"
	if q.Sort == index.ByFee {
		text, args = `SELECT id, coalesce((SELECT min(cents) FROM fee WHERE expert = id AND activity = ? AND cents > 0), 1e9) FROM expert WHERE 1`, []any{q.Fees.Activity}
	}
	if match != "" {
		text, args = `SELECT rowid, bm25(found, 8, 5, 6, 5, 2.5, 2.5, 1) FROM found WHERE found MATCH ?`, []any{match}
		column = "rowid"
	}
	for _, group := range [][]string{prefixed("area", q.Areas), prefixed("state", q.States), prefixed("country", q.Countries), prefixed("degree", q.Degrees)} {
		if len(group) == 0 {
			continue
		}
		text += " AND " + column + " IN (SELECT expert FROM expert_of WHERE value IN (" + strings.Repeat("?,", len(group)-1) + "?))"
		for _, v := range group {
			args = append(args, f.valueOr(v))
		}
	}
	if q.Fees.From > 0 {
		text += " AND " + column + " IN (SELECT expert FROM fee WHERE activity = ? AND cents BETWEEN ? AND ?)"
		args = append(args, q.Fees.Activity, q.Fees.From, q.Fees.To)
	}
	rows, err := f.db.Query(text+fmt.Sprintf(" LIMIT %d", cappedAt), args...)
	if err != nil {
		return nil, err
	}
	var hits []hit
	for rows.Next() {
		var h hit
		if err := rows.Scan(&h.row, &h.score); err != nil {
			return nil, err
		}
		hits = append(hits, h)
	}
	return hits, rows.Close()
}

func (f *fts) valueOr(value string) int {
	if n, ok := f.values[value]; ok {
		return n
	}
	return -1
}

func (f *fts) facets(hits []hit) (int, error) {
	ids, err := rowsText(hits)
	if err != nil {
		return 0, err
	}
	rows, err := f.db.Query(`SELECT value, count(*) FROM value_of WHERE expert IN (SELECT value FROM json_each(?)) GROUP BY value`, ids)
	if err != nil {
		return 0, err
	}
	n := 0
	for rows.Next() {
		var value, count int
		if err := rows.Scan(&value, &count); err != nil {
			return 0, err
		}
		n++
	}
	return n, rows.Close()
}

func (f *fts) cards(match string, hits []hit) (int, error) {
	ids, err := rowsText(hits)
	if err != nil {
		return 0, err
	}
	text := `SELECT expert_id, name, headline, areas, degrees, place, '' FROM expert WHERE id IN (SELECT value FROM json_each(?))`
	args := []any{ids}
	if match != "" {
		text = `SELECT e.expert_id, e.name, highlight(found, 1, '[', ']'), e.areas, e.degrees, e.place, snippet(found, 6, '[', ']', '…', 24)
			FROM found JOIN expert e ON e.id = found.rowid WHERE found MATCH ? AND found.rowid IN (SELECT value FROM json_each(?))`
		args = []any{match, ids}
	}
	rows, err := f.db.Query(text, args...)
	if err != nil {
		return 0, err
	}
	n := 0
	for rows.Next() {
		var card [7]string
		if err := rows.Scan(&card[0], &card[1], &card[2], &card[3], &card[4], &card[5], &card[6]); err != nil {
			return 0, err
		}
		n++
	}
	return n, rows.Close()
}

func rowsText(hits []hit) (string, error) {
	rows := make([]int, len(hits))
	for i, h := range hits {
		rows[i] = h.row
	}
	text, err := json.Marshal(rows)
	return string(text), err
}

func (f *fts) close() error { return f.db.Close() }
