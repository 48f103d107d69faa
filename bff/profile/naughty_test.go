package profile

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/field"
	"peritus/bff/platform/soak"
	"peritus/bff/profile/section"
	"peritus/bff/profile/section/sectiontest"
	"peritus/bff/profile/stored"
)

// loads are the values that one place of a section's item takes, one for each save.
type loads struct {
	place  sectiontest.Place
	values []string
}

// loadsOf packs all texts that each place accepts into as few values as its limit allows.
// Package section tests which texts it accepts.
func loadsOf(t *testing.T, s section.Section, texts []string) (all []loads) {
	t.Helper()
	example := sectiontest.Example(t, s)
	for _, place := range sectiontest.Places(s) {
		if !sectiontest.Written(place.Field.Kind) || place.Field.Kind == field.KindSlug { // unique, and changes a page's address
			continue
		}
		l := loads{place: place}
		for _, pack := range packed(place.Field, texts) {
			if accepted(s, example, place, strings.Join(pack, " ")) {
				l.values = append(l.values, strings.Join(pack, " "))
				continue
			}
			for _, written := range pack {
				if len(pack) > 1 && accepted(s, example, place, written) {
					l.values = append(l.values, written)
				}
			}
		}
		if len(l.values) > 0 {
			all = append(all, l)
		}
	}
	return all
}

func accepted(s section.Section, example map[string]any, place sectiontest.Place, value string) bool {
	_, problems := sectiontest.Sent(s, place.In(example, value))
	return len(problems) == 0
}

// packed groups the texts that a field may store by its limit. Each text of a kind with a
// shape of its own is a group.
func packed(f field.DeclaredField, texts []string) (packs [][]string) {
	most, room := f.Max, 0
	f.Min = nil // several texts are long enough together
	if f.EachMax != nil {
		most = f.EachMax
	}
	for _, written := range texts {
		if !sectiontest.Free(f.Kind) {
			packs = append(packs, []string{written})
			continue
		}
		stored, refused := sectiontest.Stored(f, written)
		if refused {
			continue
		}
		if room -= utf8.RuneCountInString(stored) + 1; room < 0 {
			room = *most - utf8.RuneCountInString(stored)
			packs = append(packs, nil)
		}
		packs[len(packs)-1] = append(packs[len(packs)-1], stored)
	}
	return packs
}

// rounds is how many saves put every text into at least one field: the roomiest.
func rounds(all []loads) int {
	fewest := 0
	for _, l := range all {
		if n := len(l.values); sectiontest.Free(l.place.Field.Kind) && (fewest == 0 || n < fewest) {
			fewest = n
		}
	}
	return max(fewest, 1)
}

// filled returns the example of a section with the nth value of each place. A place whose
// value another one doesn't allow keeps the example's.
func filled(t *testing.T, s section.Section, all []loads, n int) section.Item {
	t.Helper()
	members := sectiontest.Example(t, s)
	for _, l := range all {
		members = l.place.In(members, l.values[n%len(l.values)])
	}
	item, problems := sectiontest.Sent(s, members)
	if len(problems) > 0 {
		members = sectiontest.Example(t, s)
		for _, l := range all {
			if value := l.values[n%len(l.values)]; accepted(s, members, l.place, value) {
				members = l.place.In(members, value)
			}
		}
		item, problems = sectiontest.Sent(s, members)
	}
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return item
}

// What is accepted of every text, in every field of every section, is stored and shown byte
// for byte: to editors, in the history, on the page, and in exports.
func TestText_isStoredByteForByteInEverySection(t *testing.T) {
	texts := sectiontest.Naughty(t)
	all := map[string][]loads{}
	for _, s := range section.All() {
		all[s.Code] = loadsOf(t, s, texts)
	}
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.uploaded(t)
		step := 1
		if d.Dialect() == db.Postgres {
			step = soak.Pick(1, 3)
		}
		for _, s := range section.All() { // about me first, which makes the page
			t.Run(s.Code, func(t *testing.T) { w.saveLoads(t, s, all[s.Code], step) })
		}
	})
}

// saveLoads saves an item again and again, each time with other texts.
func (w *world) saveLoads(t *testing.T, s section.Section, all []loads, step int) {
	t.Helper()
	ctx, id, version := t.Context(), "", 0
	for n := 0; n < rounds(all); n += step {
		item := filled(t, s, all, n)
		in := Input{Visibility: stored.Public, Content: item, Version: version}
		var out Outcome
		switch {
		case s.Single:
			out = done(w.SaveSingle(ctx, w.expert, w.id, s.Code, in))(t)
		case id == "":
			out = done(w.Add(ctx, w.expert, w.id, s.Code, in))(t)
		default:
			out = done(w.Save(ctx, w.expert, w.id, s.Code, id, in))(t)
		}
		id, version = out.Item.ID, out.Item.Version
		w.checkStored(t, s, out, item, n%(10*step) == 0)
	}
}

// checkStored compares what was saved with what is read back, and every now and then with
// the history, the page, and the export.
func (w *world) checkStored(t *testing.T, s section.Section, out Outcome, saved section.Item, everywhere bool) {
	t.Helper()
	ctx := t.Context()
	want := string(field.Encode(saved))
	if me, ok := saved.(*section.AboutMe); ok { // the slug was made from the name
		me.Slug = out.Item.Content.(*section.AboutMe).Slug
		want = string(field.Encode(me))
	}
	view := done(w.Items(ctx, w.expert, w.id, s.Code))(t)
	if len(view.Items) != 1 || string(view.Items[0].Data) != want {
		t.Fatalf("wrote %s, read %s", want, view.Items[0].Data)
	}
	if !everywhere {
		return
	}
	revisions, _ := historyOf(w, t, stored.Filter{Section: s.Code})
	for _, v := range field.Values(saved) {
		at := slices.IndexFunc(revisions[0].Changes, func(c section.Change) bool { return c.Field == v.Field.Name })
		if at >= 0 && string(revisions[0].Changes[at].After) != string(v.JSON()) {
			t.Errorf("wrote %s, the history has %s", v.JSON(), revisions[0].Changes[at].After)
		}
	}
	page := done(w.Page(ctx, counsel, w.id))(t)
	for _, part := range page.Parts {
		if seen := string(section.Seen(saved, true)); part.Section == s.Code && s.Code != section.AboutMeCode && string(part.Items[0].Data) != seen {
			t.Errorf("wrote %s, the page has %s", seen, part.Items[0].Data)
		}
	}
	if me, ok := saved.(*section.AboutMe); ok && page.Bio != me.Bio {
		t.Errorf("wrote %q, the page has %q", me.Bio, page.Bio)
	}
	if past := done(w.AsOf(ctx, w.expert, w.id, w.clock.Now()))(t); !has(past, s.Code, out.Item.ID, want) {
		t.Errorf("wrote %s, exported %s", want, past.Bytes())
	}
	changes, err := w.Since(ctx, 0)
	if err != nil || len(changes) != 1 || changes[0].Counsel == nil {
		t.Fatalf("search has %+v, %v", changes, err)
	}
	document := string(field.Encode(changes[0].Counsel))
	for _, v := range field.Values(saved) {
		if v.Field.Searched == "" || !sectiontest.Free(v.Field.Kind) || section.Confidential(saved) {
			continue
		}
		for _, text := range v.Texts() {
			if quoted := string(field.Encode(text)); !strings.Contains(document, quoted[1:len(quoted)-1]) {
				t.Errorf("search doesn't have %s of %s", quoted, v.Field.Name)
			}
		}
	}
}
