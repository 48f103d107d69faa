package apitest

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"

	"peritus/bff/account"
	"peritus/bff/app"
	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/profile"
	"peritus/bff/profile/area"
	"peritus/bff/profile/reading"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// A mark is a word that stands in one field of one item.
type mark struct {
	word  string
	where string
	seen  stored.Visibility // the widest audience
	found bool              // by the search
}

// markWord returns a word that no typo turns into another one.
func markWord(where string) string {
	sum := sha256.Sum256([]byte(where))
	word := []byte("zq")
	for _, b := range sum[:14] {
		word = append(word, 'a'+b%26)
	}
	return string(word)
}

func narrowest(a, b stored.Visibility) stored.Visibility {
	order := []stored.Visibility{stored.Private, stored.Attorneys, stored.Public}
	return order[min(slices.Index(order, a), slices.Index(order, b))]
}

// marker puts marks into items.
type marker struct{ marks []mark }

func (m *marker) fill(where string, fields []field.DeclaredField, values map[string]any, seen stored.Visibility) {
	for _, f := range fields {
		where, seen := where+"/"+f.Name, narrowest(seen, stored.Visibility(f.Audience))
		if f.Masked {
			seen = narrowest(seen, stored.Attorneys)
		}
		word := markWord(where)
		switch f.Kind {
		case field.KindText, field.KindOrganization, field.KindCourt:
			values[f.Name] = word
		case field.KindDocket:
			values[f.Name] = "1:24-" + word
		case field.KindLongText:
			values[f.Name] = word + strings.Repeat(" plain words", 20)
		case field.KindKeywords, field.KindPeople:
			values[f.Name] = []string{word}
		case field.KindEmail:
			values[f.Name] = word + "@peritus.test"
		case field.KindURL:
			values[f.Name] = "https://example.org/" + word
		case field.KindRecords:
			rows, _ := values[f.Name].([]any)
			for i, row := range rows {
				m.fill(fmt.Sprintf("%s/%d", where, i), f.Fields, row.(map[string]any), seen)
			}
			continue
		default:
			continue
		}
		m.marks = append(m.marks, mark{word, where, seen, f.Searched != ""})
	}
}

// adjusted makes the row of a section valid beside the others.
func adjusted(code string, row int, values map[string]any) {
	switch code {
	case section.AboutMeCode:
		values["photo"] = ""
	case section.AreaOfExpertiseCode:
		category := area.All()[len(area.All())-1]
		values["category"], values["subcategory"], values["primary"] = category.Code, category.Subcategories[row].Code, false
	case section.PublicationsCode:
		values["doi"] = ""
	case section.WebCode:
		values["kind"] = "other"
	case section.MattersCode:
		values["sealed"] = row >= 3
	case section.ReferencesCode:
		if row >= 3 {
			values["consent"] = "requested"
		}
	}
}

// save stores the example of a section with marks in its fields.
func (m *marker) save(t *testing.T, w *World, expertID string, s section.Section, row int, seen, page stored.Visibility) {
	t.Helper()
	values := map[string]any{}
	if err := json.Unmarshal(field.Encode(s.Example()), &values); err != nil {
		t.Fatal(err)
	}
	audience := narrowest(seen, page)
	if row >= 3 { // sealed, or without consent
		audience = stored.Private
	}
	m.fill(fmt.Sprintf("%s/%s/%d", expertID, s.Code, row), field.Schema(s.New()), values, audience)
	adjusted(s.Code, row, values)
	item, problems := s.Decode(field.Encode(values))
	if len(problems) > 0 {
		t.Fatal(s.Code, problems)
	}
	staff := auth.Actor{UserID: "s", Name: "Staff", Groups: auth.Groups{auth.Admin}}
	in := profile.Input{Visibility: seen, Content: item, Reason: "Test"}
	var err error
	if s.Single {
		view, viewErr := w.App.Profile.Items(t.Context(), staff, expertID, s.Code)
		if viewErr != nil {
			t.Fatal(viewErr)
		}
		if len(view.Items) > 0 {
			in.Version = view.Items[0].Version
		}
		_, err = w.App.Profile.SaveSingle(t.Context(), staff, expertID, s.Code, in)
	} else {
		_, err = w.App.Profile.Add(t.Context(), staff, expertID, s.Code, in)
	}
	if err != nil {
		var refused *errs.Error
		errors.As(err, &refused)
		t.Fatalf("%s, %s: %v, %v", s.Code, seen, err, refused.Fields)
	}
}

// markedExperts fills one expert for each visibility of the page, with rows of each
// visibility, sealed matters, and references who haven't agreed.
func markedExperts(t *testing.T, w *World) (marks []mark, ids, slugs []string) {
	t.Helper()
	var found struct {
		Results []struct {
			ExpertID string `json:"expert_id"`
			Slug     string `json:"slug"`
		} `json:"results"`
	}
	w.Ask(t, "admin", "GET", "/api/experts", "").Into(t, &found)
	var m marker
	for _, r := range found.Results {
		if len(ids) == 3 || w.Ask(t, Nobody, "GET", "/api/public/experts/"+r.Slug, "").Status != 200 {
			continue
		}
		page := []stored.Visibility{stored.Public, stored.Attorneys, stored.Private}[len(ids)]
		for _, s := range section.All() {
			if s.Code == section.ResumeCode { // a file and dates, no text
				continue
			}
			if s.Single {
				m.save(t, w, r.ExpertID, s, 0, page, page)
				continue
			}
			rows := []stored.Visibility{stored.Public, stored.Attorneys, stored.Private}
			if s.Code == section.MattersCode || s.Code == section.ReferencesCode {
				rows = append(rows, stored.Public, stored.Attorneys)
			}
			for row, seen := range rows {
				m.save(t, w, r.ExpertID, s, row, seen, page)
			}
		}
		ids, slugs = append(ids, r.ExpertID), append(slugs, r.Slug)
	}
	if len(ids) != 3 {
		t.Fatal("there aren't three public experts")
	}
	return m.marks, ids, slugs
}

// readersOf are the groups that read other people's profiles, by what they may see.
func readersOf(t *testing.T, w *World) map[string]stored.Visibility {
	t.Helper()
	user, err := w.App.Account.Create(t.Context(), account.NewAccount{Email: "unconfirmed@apitest.example", Name: "New", Groups: auth.Groups{auth.Attorney}})
	if err != nil {
		t.Fatal(err)
	}
	grant, err := w.App.Session.Begin(t.Context(), user, account.Device{})
	if err != nil {
		t.Fatal(err)
	}
	w.tokens["unconfirmed"] = grant.Access
	w.exec(t, "INSERT INTO attorneys (user_id, first_name, last_name, firm, phone, role, practice_areas, city, state, time_zone, version, created_at, updated_at) VALUES (?, 'a', 'b', '', '', 'partner', '', 'c', 'NY', 'America/New_York', 1, 1, 1)", w.idOf(t, "attorney"))
	w.exec(t, "INSERT INTO bar_admissions (id, user_id, position, state, number, year, status, submitted_at) VALUES ('v', ?, 1, 'NY', '1', 2014, 'confirmed', 1)", w.idOf(t, "attorney"))
	return map[string]stored.Visibility{Nobody: stored.Public, "expert": stored.Public, "no group": stored.Public, "unconfirmed": stored.Public, "attorney": stored.Attorneys}
}

// written collects what is logged.
type written struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (l *written) Write(line []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(line)
}

func (l *written) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

func eachLogged(t *testing.T, f func(t *testing.T, w *World, log *written)) {
	t.Helper()
	for name, on := range map[string]func(*testing.T, ...Option) *World{"sqlite": OnSQLite, "postgres and redis": OnServers} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			log := &written{}
			f(t, on(t, func(_ map[string]string, d *app.Deps) {
				d.Logger = slog.New(slog.NewJSONHandler(log, &slog.HandlerOptions{Level: slog.LevelDebug}))
			}), log)
		})
	}
}

// For every section and every text field, no response, search result, suggestion, feed, or
// log line has a word that its reader may not see: of a private or attorney-only item or
// field, a sealed matter, or a reference who hasn't agreed. Share cards and the sitemap are
// made from these responses.
func TestVisibility_nobodyGetsAWordThatTheyMayNotSee(t *testing.T) {
	eachLogged(t, func(t *testing.T, w *World, log *written) {
		readers := readersOf(t, w)
		marks, ids, slugs := markedExperts(t, w)
		if len(marks) < 400 {
			t.Fatalf("only %d marks", len(marks))
		}
		check := func(who, where, text string, sees stored.Visibility) (seen int) {
			text = strings.ToLower(text)
			for _, m := range marks {
				if !strings.Contains(text, m.word) {
					continue
				}
				if seen++; narrowest(m.seen, sees) != sees {
					t.Errorf("%s, as %s: has the word of %s, which is %s", where, who, m.where, m.seen)
				}
			}
			return seen
		}

		for who, sees := range readers {
			seen := 0
			for name := range operations(t, w) {
				method, path, _ := strings.Cut(name, " ")
				if method != http.MethodGet || strings.Contains(path, "/export") {
					continue
				}
				for i := range ids {
					for _, code := range codesFor(path) {
						address := strings.NewReplacer("{expert_id}", ids[i], "{slug}", slugs[i], "{section}", code, "{id}", ids[i], "{name}", slugs[i], "{key}", "x",
							"{item_id}", "x", "{revision_id}", "x", "{document_id}", "x", "{sign_up}", "x", "{form}", "contact", "{check_id}", "x").Replace(path)
						seen += check(who, address, w.Ask(t, who, "GET", address, "").Body, sees)
					}
				}
			}
			if seen < 20 {
				t.Errorf("%s saw only %d words, so this test proves little", who, seen)
			}
		}

		// Staff search as attorneys do, although they can open everything.
		readers["admin"] = stored.Attorneys
		delete(readers, Nobody)
		delete(readers, "expert")
		delete(readers, "no group")
		for who, sees := range readers {
			for _, m := range marks {
				visible := narrowest(m.seen, sees) == sees && m.found
				w.checkSearch(t, who, m, visible)
			}
		}
		if check("anyone", "the log", log.String(), stored.Public) > 0 {
			t.Error("the log has words of profiles")
		}

		_, err := w.App.Profile.Each(t.Context(), func(v reading.Views) error {
			for _, one := range []struct {
				document *reading.Document
				sees     stored.Visibility
			}{{v.Counsel, stored.Attorneys}, {v.Public, stored.Public}} {
				if text, err := json.Marshal(one.document); err != nil {
					return err
				} else if n := check("the index", "the feed", string(text), one.sees); one.document != nil && one.document.ExpertID == ids[0] && n < 15 {
					t.Errorf("the document has only %d words", n)
				}
			}
			return nil
		})
		if err != nil {
			t.Error(err)
		}
	})
}

// codesFor returns the sections to ask a path for.
func codesFor(path string) []string {
	if !strings.Contains(path, "{section}") {
		return []string{""}
	}
	var codes []string
	for _, s := range section.All() {
		codes = append(codes, s.Code)
	}
	return codes
}

// checkSearch searches for a mark, and asks for suggestions.
func (w *World) checkSearch(t *testing.T, who string, m mark, visible bool) {
	t.Helper()
	var page struct {
		Count      int
		Understood []struct{ Matched []string }
	}
	w.Ask(t, who, "GET", "/api/experts?q="+url.QueryEscape(m.word+" "), "").Into(t, &page)
	switch {
	case visible && page.Count != 1:
		t.Errorf("%s finds %d experts by the word of %s", who, page.Count, m.where)
	case !visible && (page.Count != 0 || len(page.Understood) != 1 || len(page.Understood[0].Matched) != 0):
		t.Errorf("%s searches for the word of %s, which is %s: %+v", who, m.where, m.seen, page)
	}
	suggested := w.Ask(t, who, "GET", "/api/experts/suggest?q="+url.QueryEscape(m.word[:10]), "").Body
	if !visible && strings.Contains(strings.ToLower(suggested), m.word) {
		t.Errorf("%s is suggested the word of %s", who, m.where)
	}
}

// A sealed matter changes no count, filter, or figure of anyone's search or of any page.
func TestVisibility_aSealedMatterChangesNoCount(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		readers := readersOf(t, w)
		readers["admin"] = stored.Attorneys
		expertID := w.publicExpert(t)
		matters, _ := section.Find(section.MattersCode)
		ask := func(who, query string) string {
			var found map[string]json.RawMessage
			w.Ask(t, who, "GET", "/api/experts?"+query, "").Into(t, &found)
			return fmt.Sprintf("%s of %s, %s", found["count"], found["of"], found["facets"])
		}
		asked := func() map[string]string {
			all := map[string]string{}
			for who := range readers {
				for _, query := range []string{"", "testimony=trial", "testimony=none", "side=defense", "q=hoisting"} {
					all[who+" "+query] = ask(who, query)
				}
				for _, path := range []string{"/api/experts/" + expertID, "/api/experts/" + expertID + "/similar"} {
					var page map[string]json.RawMessage
					w.Ask(t, who, "GET", path, "").Into(t, &page)
					for _, age := range []string{"confirmed_at", "sections"} { // saving confirms the section
						delete(page, age)
					}
					all[who+" "+path] = fmt.Sprint(page["parts"], page["testimony"], len(page["results"]))
				}
			}
			return all
		}
		before := asked()
		var m marker
		for row := 3; row < 9; row++ {
			m.save(t, w, expertID, matters, row, []stored.Visibility{stored.Public, stored.Attorneys}[row%2], stored.Public)
		}
		for what, after := range asked() {
			if after != before[what] {
				t.Errorf("%s: %s\nwas %s", what, after, before[what])
			}
		}
		m.save(t, w, expertID, matters, 0, stored.Public, stored.Public)
		if ask("admin", "q="+m.marks[len(m.marks)-1].word) == ask("admin", "") {
			t.Error("an open matter changes nothing either, so this test proves nothing")
		}
	})
}
