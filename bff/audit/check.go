package audit

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Checked is the result of checking the whole chain. Its number of entries and the head's
// hash identify the log. Store them elsewhere to find out later whether newer entries
// were cut off.
type Checked struct {
	Entries  int64
	Erased   int64 // number of erased parts
	HeadHash string
	Problems []Problem
}

// Problem is an entry that fails the check.
type Problem struct {
	Seq  int64
	What string
}

// mostProblems limits the list, since one break can cause many problems.
const mostProblems = 20

// Check recomputes the chain from the first entry to the last.
func (s *Service) Check(ctx context.Context) (Checked, error) {
	c := checking{Checked: Checked{HeadHash: genesis, Problems: []Problem{}}, missing: map[partKey]bool{}, revived: map[partKey]int64{}}
	for {
		rows, err := s.store.from(ctx, c.lastSeq, 1000)
		if err != nil {
			return Checked{}, err
		}
		if len(rows) == 0 {
			break
		}
		parts, err := s.store.partsOf(ctx, rows)
		if err != nil {
			return Checked{}, err
		}
		for _, r := range rows {
			c.entry(r, parts)
		}
	}
	if err := s.settle(ctx, &c); err != nil {
		return Checked{}, err
	}
	return c.Checked, nil
}

// Holds reports whether the entry with that number has that hash: whether a head stored
// earlier is still in the chain.
func (s *Service) Holds(ctx context.Context, seq int64, hash string) (bool, error) {
	rows, err := s.store.from(ctx, seq-1, 1)
	return len(rows) == 1 && rows[0].Seq == seq && rows[0].Hash == hash, err
}

type checking struct {
	Checked
	lastSeq int64
	missing map[partKey]bool  // missing parts without a recorded erasure so far
	revived map[partKey]int64 // existing parts that an entry says it erased, by that entry's number
}

func (c *checking) entry(r entryRow, parts map[partKey]partRow) {
	if r.Seq != c.lastSeq+1 {
		c.problem(r.Seq, fmt.Sprintf("follows entry %d, so the entries in between are missing", c.lastSeq))
	}
	if r.Hash != hashOf(c.HeadHash, r) {
		c.problem(r.Seq, "its hash doesn't match its contents and the previous entry")
	}
	c.Entries, c.lastSeq, c.HeadHash = c.Entries+1, r.Seq, r.Hash
	for part, digest := range map[string]string{actorPart: r.ActorDigest, subjectPart: r.SubjectDigest} {
		key := partKey{r.Seq, part}
		row, there := parts[key]
		switch {
		case !there:
			c.missing[key] = true
		case row.digest() != digest:
			c.problem(r.Seq, "the data about its "+partWord(part)+" was altered")
		case part == subjectPart && r.Action == Erased:
			c.erasure(r.Seq, row)
		}
	}
}

// erasure checks off the parts that an entry says it erased.
func (c *checking) erasure(by int64, row partRow) {
	var subject Subject
	keys, err := []partKey(nil), json.Unmarshal([]byte(row.Content), &subject)
	if err == nil {
		keys, err = parseKeys(subject.Detail["erased"])
	}
	if err != nil {
		c.problem(by, "it doesn't say what it erased")
		return
	}
	for _, key := range keys {
		if c.missing[key] {
			delete(c.missing, key)
			c.Erased++
		} else if key.seq <= by {
			c.revived[key] = by
		}
	}
}

// settle reports parts that are missing without an erasure, and parts that exist despite
// one. It reads the latter again, because they may have been erased during the check.
func (s *Service) settle(ctx context.Context, c *checking) error {
	for key := range c.missing {
		c.problem(key.seq, "the data about its "+partWord(key.part)+" was removed, but no entry records it")
	}
	for key, by := range c.revived {
		parts, err := s.store.partsOf(ctx, []entryRow{{Seq: key.seq}})
		if err != nil {
			return err
		}
		if _, there := parts[key]; there {
			c.problem(key.seq, fmt.Sprintf("the data about its %s still exists, although entry %d erased it", partWord(key.part), by))
		} else {
			c.Erased++
		}
	}
	slices.SortFunc(c.Problems, func(a, b Problem) int { return int(a.Seq - b.Seq) })
	return nil
}

func (c *checking) problem(seq int64, what string) {
	if len(c.Problems) < mostProblems {
		c.Problems = append(c.Problems, Problem{Seq: seq, What: what})
	}
}

// partWord is a part's name in messages.
func partWord(part string) string {
	if part == subjectPart {
		return "target"
	}
	return part
}

// keysText lists erased parts: "12 actor,15 subject".
func keysText(keys []partKey) string {
	words := make([]string, len(keys))
	for i, k := range keys {
		words[i] = strconv.FormatInt(k.seq, 10) + " " + k.part
	}
	return strings.Join(words, ",")
}

func parseKeys(list string) ([]partKey, error) {
	var keys []partKey
	for word := range strings.SplitSeq(list, ",") {
		number, part, _ := strings.Cut(word, " ")
		seq, err := strconv.ParseInt(number, 10, 64)
		if err != nil || part != actorPart && part != subjectPart {
			return nil, fmt.Errorf("%q isn't a part of an entry", word)
		}
		keys = append(keys, partKey{seq, part})
	}
	return keys, nil
}
