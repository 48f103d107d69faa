package section_test

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"peritus/bff/platform/court"
	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
	"peritus/bff/profile/section/sectiontest"
)

// Every text in every field of every section is kept as it is, or as the field's rule
// normalizes it, or is refused at that field. It never changes another field.
func TestSections_keepOrRefuseEveryTextInEveryField(t *testing.T) {
	texts := sectiontest.Naughty(t)
	for _, s := range section.All() {
		example := sectiontest.Example(t, s)
		before := valuesOf(t, s, example)
		for i, place := range sectiontest.Places(s) {
			t.Run(fmt.Sprintf("%s/%s/%d", s.Code, place.Path, i), func(t *testing.T) {
				t.Parallel()
				refusals, step := 0, 1
				if !sectiontest.Written(place.Field.Kind) {
					step = 20
				}
				for at := i % step; at < len(texts); at += step {
					if checkText(t, s, example, before, place, texts[at]) {
						refusals++
					}
				}
				if refusals == 0 || refusals == len(texts) && sectiontest.Free(place.Field.Kind) {
					t.Errorf("%d of %d texts are refused", refusals, len(texts))
				}
			})
		}
	}
}

// valuesOf returns what is stored of members, by field.
func valuesOf(t *testing.T, s section.Section, members map[string]any) map[string]string {
	t.Helper()
	item, problems := sectiontest.Sent(s, members)
	if len(problems) > 0 {
		t.Fatal(s.Code, problems)
	}
	return jsonOf(item)
}

func jsonOf(item section.Item) map[string]string {
	values := map[string]string{}
	for _, v := range field.Values(item) {
		values[v.Field.Name] = string(v.JSON())
	}
	return values
}

// checkText puts a text into one place and reports whether it's refused.
func checkText(t *testing.T, s section.Section, example map[string]any, before map[string]string, place sectiontest.Place, written string) bool {
	t.Helper()
	item, problems := sectiontest.Sent(s, place.In(example, written))
	want, refused := sectiontest.Stored(place.Field, written)
	free := sectiontest.Free(place.Field.Kind)
	if len(problems) > 0 {
		if !place.Mentioned(problems) {
			t.Errorf("%q: refused at %v", written, problems)
		}
		for path, sentences := range problems {
			if len(sentences) == 0 || !strings.HasSuffix(sentences[0], ".") {
				t.Errorf("%q: %s says %q", written, path, sentences)
			}
		}
		if free && !refused && want != "" && !breaksNaming(problems) { // another field's value can require this one
			t.Errorf("%q is refused: %v", written, problems)
		}
		return true
	}
	if free && refused {
		t.Errorf("%q is accepted", written)
	}
	after := jsonOf(item)
	for name, value := range after {
		if name != place.Top() && value != before[name] {
			t.Errorf("%q changed %s to %s", written, name, value)
		}
	}
	stored := sectiontest.Members(t, item)
	if free { // the same rule leaves what it has normalized as it is
		checkStored(t, place, want, place.Get(stored))
	} else if again := valuesOf(t, s, stored); !maps.Equal(again, after) {
		t.Errorf("%q is stored differently when saved again: %v, %v", written, after, again)
	}
	return false
}

func checkStored(t *testing.T, place sectiontest.Place, want string, got any) {
	t.Helper()
	if known, found := court.Named(want); found && place.Field.Kind == field.KindCourt {
		want = known.Name
	}
	list, listed := got.([]any)
	switch {
	case listed && len(list) == 0 && want == "": // an empty line of a list of people is dropped
	case listed && len(list) == 1 && list[0] == want:
	case !listed && got == want:
	default:
		t.Errorf("wrote %q, read %q", want, got)
	}
}

// breaksNaming reports whether a problem is one of the rules for names, which refuse links and
// invisible characters.
func breaksNaming(problems field.Problems) bool {
	for _, sentences := range problems {
		if strings.HasPrefix(sentences[0], "Remove the web address from ") || strings.HasPrefix(sentences[0], "Remove the invisible characters from ") {
			return true
		}
	}
	return false
}
