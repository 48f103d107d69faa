package stored

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"peritus/bff/profile/section"
)

// Edit is the open form that saved an item last, and the version it started from. It's the
// zero Edit if the form is unknown.
type Edit struct {
	Form    string
	Version int
}

// Merged is the version of a save that merged other people's changes, which the form hasn't
// seen: it goes on from there like everyone else.
const Merged = -1

func (e Edit) stored() string {
	if e.Form == "" {
		return ""
	}
	return e.Form + ":" + strconv.Itoa(e.Version)
}

func editOf(stored string) Edit {
	form, version, _ := strings.Cut(stored, ":")
	n, err := strconv.Atoi(version)
	if err != nil {
		return Edit{}
	}
	return Edit{form, n}
}

// documented lists the sections that documents contain.
var documented = func() (codes []string) {
	for _, s := range section.All() {
		if s.Indexed() {
			codes = append(codes, s.Code)
		}
	}
	return codes
}()

// Narrow empties the fields that an audience doesn't see.
func (s Sections) Narrow(counsel bool) {
	for code, items := range s {
		declared, _ := section.Find(code)
		for _, item := range items {
			declared.Narrow(item.Content, counsel)
		}
	}
}

// Alike reports whether two views of a profile have the same searched texts.
func (s Sections) Alike(other Sections) bool {
	for _, code := range documented {
		declared, _ := section.Find(code)
		if len(s[code]) != len(other[code]) || len(s[code]) > 0 && !declared.SameTexts() {
			return false
		}
	}
	return true
}

// ScoreOf returns how complete a section is, in percent.
func ScoreOf(code string, items []Item) int {
	declared, _ := section.Find(code)
	return int(math.Floor(100 * declared.Status(Contents(items)).Score))
}

// SeenBy keeps only what an audience may see.
func (s Sections) SeenBy(audience Audience) Sections {
	seen := make(Sections, len(s))
	for code, items := range s {
		for _, item := range items {
			if audience.Sees(item.Visibility) && !section.Confidential(item.Content) {
				seen[code] = append(seen[code], item)
			}
		}
	}
	return seen
}

// Item is one row of a list section, or all of a single section.
type Item struct {
	ID         string
	Section    string
	Position   int // from 1, without gaps
	Visibility Visibility
	Source     Source
	Version    int // starts at 1, incremented with each change
	Edit       Edit
	Content    section.Item
	CreatedBy  string
	CreatedAt  time.Time
	UpdatedAt  time.Time
}

// Sections are the items of one expert by section code.
type Sections map[string][]Item

func (s Sections) add(row *itemRow) error {
	item, err := row.item()
	if err != nil {
		return fmt.Errorf("expert %s: %w", row.ExpertID, err)
	}
	s[item.Section] = append(s[item.Section], item)
	return nil
}

func (s Sections) sort() {
	for _, items := range s {
		slices.SortStableFunc(items, func(a, b Item) int { return cmp.Compare(a.Position, b.Position) })
	}
}

// Contents returns the contents of the items.
func (s Sections) Contents() map[string][]section.Item {
	all := make(map[string][]section.Item, len(s))
	for code, items := range s {
		all[code] = Contents(items)
	}
	return all
}

func Contents(items []Item) []section.Item {
	bare := make([]section.Item, len(items))
	for i := range items {
		bare[i] = items[i].Content
	}
	return bare
}

// About returns the about-me section, or nil if it hasn't been started.
func (s Sections) About() *section.AboutMe {
	if items := s[section.AboutMeCode]; len(items) > 0 {
		return items[0].Content.(*section.AboutMe)
	}
	return nil
}
