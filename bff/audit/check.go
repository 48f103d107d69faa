package audit

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Checked is what a check of the whole chain has found. Head and its hash name the
// log as a whole: kept elsewhere, they tell later whether its end was cut off.
type Checked struct {
	Entries  int64
	Erased   int64 // parts
	HeadHash string
	Problems []Problem
}

// Problem is where the log is not what it was.
type Problem struct {
	Seq  int64
	What string
}

// mostProblems limits the list; a chain broken once stays broken.
const mostProblems = 20

// Check recomputes the chain from its first entry to its last.
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
	missing map[partKey]bool  // gone, and no erasure met yet that says so
	revived map[partKey]int64 // there, although the entry of that number erased it
}

func (c *checking) entry(r entryRow, parts map[partKey]partRow) {
	if r.Seq != c.lastSeq+1 {
		c.problem(r.Seq, fmt.Sprintf("follows %d: entries between are missing", c.lastSeq))
	}
	if r.Hash != hashOf(c.HeadHash, r) {
		c.problem(r.Seq, "its hash does not fit what it says and the entry before it")
	}
	c.Entries, c.lastSeq, c.HeadHash = c.Entries+1, r.Seq, r.Hash
	for part, digest := range map[string]string{actorPart: r.ActorDigest, subjectPart: r.SubjectDigest} {
		key := partKey{r.Seq, part}
		row, there := parts[key]
		switch {
		case !there:
			c.missing[key] = true
		case row.digest() != digest:
			c.problem(r.Seq, "what it tells of its "+part+" was altered")
		case part == subjectPart && r.Action == Erased:
			c.erasure(r.Seq, row)
		}
	}
}

// erasure strikes off what an entry says that it erased.
func (c *checking) erasure(by int64, row partRow) {
	var told Subject
	keys, err := []partKey(nil), json.Unmarshal([]byte(row.Content), &told)
	if err == nil {
		keys, err = parseKeys(told.Detail["erased"])
	}
	if err != nil {
		c.problem(by, "does not say what it erased")
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

// settle tells what is missing without an erasure, and what is there in spite of
// one. An erasure that happened while the chain was read is looked at again.
func (s *Service) settle(ctx context.Context, c *checking) error {
	for key := range c.missing {
		c.problem(key.seq, "what it tells of its "+key.part+" was removed, and no entry says so")
	}
	for key, by := range c.revived {
		parts, err := s.store.partsOf(ctx, []entryRow{{Seq: key.seq}})
		if err != nil {
			return err
		}
		if _, there := parts[key]; there {
			c.problem(key.seq, fmt.Sprintf("what it tells of its %s is there, although entry %d erased it", key.part, by))
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

// keysText is how an erasure names the parts that it erased: "12 actor,15 subject".
func keysText(keys []partKey) string {
	words := make([]string, len(keys))
	for i, k := range keys {
		words[i] = strconv.FormatInt(k.seq, 10) + " " + k.part
	}
	return strings.Join(words, ",")
}

func parseKeys(told string) ([]partKey, error) {
	var keys []partKey
	for word := range strings.SplitSeq(told, ",") {
		number, part, _ := strings.Cut(word, " ")
		seq, err := strconv.ParseInt(number, 10, 64)
		if err != nil || part != actorPart && part != subjectPart {
			return nil, fmt.Errorf("%q names no part", word)
		}
		keys = append(keys, partKey{seq, part})
	}
	return keys, nil
}
