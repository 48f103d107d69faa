package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"strings"
	"sync/atomic"
	"time"

	"github.com/gofiber/fiber/v3"
	"github.com/valyala/fasthttp"
	"gorm.io/gorm"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/platform/field"
	"peritus/bff/platform/id"
	"peritus/bff/profile/section"
)

const (
	// profileBudget is the minimum ratio of requests per CPU second, ours to bare.
	profileBudget = 0.5
	// itemsEach is the number of items of each profile.
	itemsEach = 40
	// owned is the number of profiles, spread over the table, that people read and save.
	owned = 200
)

// profileRow has the columns of a profile that a bare handler reads and writes.
type profileRow struct {
	ID, UserID, Status, Source, Visibility, Slug, Name, Headline, Photo, SortName, Area, Country, State string
	Derived, Completeness                                                                               int
	ConfirmedAt, UpdatedAt                                                                              int64
}

func (profileRow) TableName() string { return "experts" }

type itemRow struct {
	ExpertID   string `gorm:"primaryKey"`
	Section    string `gorm:"primaryKey"`
	ID         string `gorm:"primaryKey"`
	Position   int
	Visibility string
	Source     string
	Version    int
	Edit       string
	Data       string
	UpdatedAt  int64 `gorm:"autoUpdateTime:false"`
}

func (itemRow) TableName() string { return "profile_items" }

type sectionRow struct {
	ExpertID    string `gorm:"primaryKey"`
	Section     string `gorm:"primaryKey"`
	Items       int
	Score       int
	ConfirmedAt *int64
	ConfirmedBy string
}

func (sectionRow) TableName() string { return "profile_sections" }

type revisionRow struct {
	ID, ExpertID, Section, ItemID, Action, Source, ActorID, ActorName, Changes, Reason string
	OnBehalf                                                                           bool
	CreatedAt                                                                          int64 `gorm:"autoCreateTime:false"`
}

func (revisionRow) TableName() string { return "profile_revisions" }

// profileOf returns the id of the nth profile.
func profileOf(n int) string { return fmt.Sprintf("bench%08d", n) }

const (
	degreeID   = "bench-degree"
	profileKey = "printf('bench%08d', number.n)"
)

// fillProfiles copies one of the demo's profiles, topped up to itemsEach items, until there
// are n more.
func (w *world) fillProfiles(n int) error {
	ctx := context.Background()
	return w.app.DB.InTx(ctx, func(ctx context.Context) error {
		write := w.app.DB.Write(ctx)
		var model string
		err := write.Raw(`SELECT expert_id FROM profile_items JOIN experts ON experts.id = expert_id
			WHERE status = 'published' AND experts.visibility = 'public' AND user_id IS NULL
			GROUP BY expert_id HAVING COUNT(*) < ? ORDER BY COUNT(*) DESC LIMIT 1`, itemsEach).Scan(&model).Error
		if err != nil {
			return err
		}
		if err := w.topUp(write, model); err != nil {
			return err
		}
		for _, table := range []struct {
			name, key string
			values    map[string]string
		}{
			{"experts", "id", map[string]string{"id": profileKey, "user_id": "NULL", "slug": profileKey, "slug_key": profileKey}},
			{"profile_items", "expert_id", map[string]string{"expert_id": profileKey,
				"data": "CASE section WHEN 'about-me' THEN json_set(model.data, '$.slug', " + profileKey + ") ELSE model.data END"}},
			{"profile_sections", "expert_id", map[string]string{"expert_id": profileKey}},
			{"profile_changes", "expert_id", map[string]string{"expert_id": profileKey, "seq": "(SELECT MAX(seq) FROM profile_changes) + number.n + 1"}},
		} {
			if err := copyRows(write, table.name, table.key, model, n, table.values); err != nil {
				return fmt.Errorf("%s: %w", table.name, err)
			}
		}
		return nil
	})
}

// topUp gives a profile publications until it has itemsEach items, and a degree to save.
func (w *world) topUp(write *gorm.DB, model string) error {
	var items int64
	if err := write.Table("profile_items").Where("expert_id = ?", model).Count(&items).Error; err != nil {
		return err
	}
	for n := int(items); n < itemsEach; n++ {
		code, itemID, content := section.PublicationsCode, fmt.Sprintf("bench-work%02d", n), field.Encode(&section.Publication{
			Name: fmt.Sprintf("Fatigue of welded decks, part %d", n), Type: "article", Date: "2018-05", Authors: []string{"A. Okonkwo-Bell", "R. Ng'ang'a"},
			Container: "Bridge Structures", Volume: "12", Pages: "101-118", PeerReviewed: true})
		if n == int(items) {
			code, itemID, content = section.EducationCode, degreeID, degreeBody(0)
		}
		row := itemRow{ExpertID: model, Section: code, ID: itemID, Position: n + 1, Visibility: "public", Source: "import", Version: 1, Data: string(content), UpdatedAt: 1}
		err := write.Exec(`INSERT INTO profile_items (expert_id, section, id, position, visibility, source, version, data, created_at, updated_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, 1)`, row.ExpertID, row.Section, row.ID, row.Position, row.Visibility, row.Source, row.Version, row.Data).Error
		if err != nil {
			return err
		}
	}
	return nil
}

func degreeBody(n int) []byte {
	return field.Encode(&section.Education{Organization: "Columbia University", Degree: "PhD", Field: fmt.Sprintf("Structures %d", n), Start: "1996", End: "2001", Status: section.Completed})
}

// copyRows copies the rows of one profile n times, with some values replaced.
func copyRows(write *gorm.DB, table, key, model string, n int, values map[string]string) error {
	var columns []string
	if err := write.Raw("SELECT name FROM pragma_table_info(?)", table).Scan(&columns).Error; err != nil {
		return err
	}
	expressions := make([]string, len(columns))
	for i, column := range columns {
		if expressions[i] = "model." + column; values[column] != "" {
			expressions[i] = values[column]
		}
	}
	return write.Exec(`WITH RECURSIVE number(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
		INSERT INTO `+table+" ("+strings.Join(columns, ", ")+") SELECT "+strings.Join(expressions, ", ")+
		" FROM number CROSS JOIN (SELECT * FROM "+table+" WHERE "+key+" = ?) AS model", n-1, model).Error
}

// own gives accounts of experts some of the profiles and returns their access tokens.
func (w *world) own(n int) (ids, bearers []string, err error) {
	ctx := context.Background()
	for i, user := range w.people[:min(owned, n, len(w.people))] {
		expertID := profileOf(i * n / owned)
		user.Groups = auth.Groups{auth.Expert}
		err := w.app.DB.Write(ctx).Exec("UPDATE users SET groups = ? WHERE id = ?", string(auth.Expert), user.ID).Error
		if err == nil {
			err = w.app.DB.Write(ctx).Exec("UPDATE experts SET user_id = ? WHERE id = ?", user.ID, expertID).Error
		}
		if err != nil {
			return nil, nil, err
		}
		grant, err := w.app.Session.Begin(ctx, user, account.Device{UserAgent: "bench"})
		if err != nil {
			return nil, nil, err
		}
		ids, bearers = append(ids, expertID), append(bearers, grant.Access)
	}
	return ids, bearers, nil
}

// profiles compares reading and saving profiles with handlers that check the token and read
// and write the same rows through gorm.
func (w *world) profiles(n int) ([]comparison, error) {
	began := time.Now()
	if err := w.fillProfiles(n); err != nil {
		return nil, err
	}
	ids, bearers, err := w.own(n)
	if err != nil {
		return nil, err
	}
	log.Printf("%d profiles with %d items each in %.1f s", n, itemsEach, time.Since(began).Seconds())
	if err := w.app.Search.Build(context.Background()); err != nil {
		return nil, err
	}
	least, header, err := w.signedIn()
	if err != nil {
		return nil, err
	}
	bare := fiber.New()
	bare.Get("/api/experts/:id", func(c fiber.Ctx) error {
		if _, err := least(c); err != nil {
			return err
		}
		row, items, sections, err := readProfile(w.app.DB.Read(c.Context()), c.Params("id"))
		if err != nil {
			return err
		}
		return c.JSON([]any{row, items, sections})
	})
	bare.Put("/api/profiles/:id/education/"+degreeID, func(c fiber.Ctx) error {
		session, err := least(c)
		if err != nil {
			return err
		}
		return w.bareSave(c, c.Params("id"), session.UserID)
	})
	pages := make([]string, len(ids))
	for i, expertID := range ids {
		pages[i] = "/api/experts/" + expertID
	}
	client := serve(bare)
	read := func(client *fasthttp.HostClient) target {
		return target{client: client, paths: pages, asked: new(atomic.Int64), header: header}
	}
	save := func(client *fasthttp.HostClient, ids, bearers []string) target {
		return target{client: client, asked: new(atomic.Int64), change: saves(ids, bearers)}
	}
	half := len(ids) / 2 // each side saves its own half, so that both know the versions
	return []comparison{
		{name: "an expert's page", budget: profileBudget, byCPU: true, share: 4, ours: read(w.client), bare: read(client)},
		{name: "save of a row", budget: profileBudget, byCPU: true, share: 8, after: w.app.Search.CatchUp, // as every two seconds
			ours: save(w.client, ids[:half], bearers[:half]), bare: save(client, ids[half:], bearers[half:])},
	}, nil
}

// saves changes the degree of one profile after another. Versions count from 1.
func saves(ids, bearers []string) func(n int, request *fasthttp.Request) {
	return func(n int, request *fasthttp.Request) {
		at, version := (n-1)%len(ids), 1+(n-1)/len(ids)
		request.SetRequestURI("http://bench/api/profiles/" + ids[at] + "/education/" + degreeID)
		request.Header.SetMethod(fasthttp.MethodPut)
		request.Header.SetContentType("application/json")
		request.Header.Set("Authorization", "Bearer "+bearers[at])
		request.SetBodyString(fmt.Sprintf(`{"version":%d,"visibility":"public","data":%s}`, version, degreeBody(version)))
	}
}

func readProfile(db *gorm.DB, expertID string) (row profileRow, items []itemRow, sections []sectionRow, err error) {
	if err = db.Where("id = ?", expertID).Take(&row).Error; err != nil {
		return row, nil, nil, err
	}
	if err = db.Where("expert_id = ?", expertID).Find(&items).Error; err != nil {
		return row, nil, nil, err
	}
	return row, items, sections, db.Where("expert_id = ?", expertID).Find(&sections).Error
}

// bareSave writes the rows of a save without any rule.
func (w *world) bareSave(c fiber.Ctx, expertID, userID string) error {
	var in struct {
		Version int
		Data    section.Education
	}
	if err := json.Unmarshal(c.Body(), &in); err != nil {
		return err
	}
	now := time.Now().UnixMilli()
	err := w.app.DB.InTx(c.Context(), func(ctx context.Context) error {
		write := w.app.DB.Write(ctx)
		row, items, sections, err := readProfile(write, expertID)
		if err != nil || len(items) != itemsEach || len(sections) == 0 {
			return fmt.Errorf("%s has %d items: %w", expertID, len(items), err)
		}
		item := itemRow{ExpertID: expertID, Section: section.EducationCode, ID: degreeID}
		if err := write.Model(&item).Updates(map[string]any{"data": string(field.Encode(in.Data)), "version": in.Version + 1, "updated_at": now}).Error; err != nil {
			return err
		}
		part := sectionRow{ExpertID: expertID, Section: section.EducationCode}
		if err := write.Model(&part).Updates(map[string]any{"confirmed_at": now, "confirmed_by": userID}).Error; err != nil {
			return err
		}
		row.ConfirmedAt, row.UpdatedAt = now, now
		if err := write.Where("id = ?", expertID).Select("*").Updates(&row).Error; err != nil {
			return err
		}
		revision := revisionRow{ID: id.Random.New(), ExpertID: expertID, Section: section.EducationCode, ItemID: degreeID, Action: "save", Source: "expert",
			ActorID: userID, ActorName: "Ines Castellanos", Changes: string(field.Encode([]section.Change{{Field: "field", Label: "Field"}})), CreatedAt: now}
		if err := write.Create(&revision).Error; err != nil {
			return err
		}
		var seq int64
		if err := write.Raw("SELECT MAX(seq) FROM profile_changes").Scan(&seq).Error; err != nil {
			return err
		}
		return write.Exec("UPDATE profile_changes SET seq = ?, changed_at = ? WHERE expert_id = ?", seq+1, now, expertID).Error
	})
	if err != nil {
		return err
	}
	return c.JSON(in)
}

// runProfiles measures reading and saving profiles, and nothing else.
func runProfiles(n, rounds, requests int, file, cpuProfile string) (missed int, err error) {
	w, err := newWorld(1000, demoExperts)
	if err != nil {
		return 0, err
	}
	defer func() {
		if e := w.close(); err == nil {
			err = e
		}
	}()
	comparisons, err := w.profiles(n)
	if err != nil {
		return 0, err
	}
	var figures []figure
	missed, err = profiled(cpuProfile, func() (missed int, err error) {
		figures, missed, err = measureAll(comparisons, rounds, requests)
		return missed, err
	})
	if err != nil || file == "" {
		return missed, err
	}
	return missed, writeJSON(file, map[string]any{"comparisons": figures})
}
