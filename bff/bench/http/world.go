package main

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"

	"github.com/gofiber/fiber/v3"
	"github.com/valyala/fasthttp"

	"peritus/bff/account"
	"peritus/bff/app"
	"peritus/bff/auth"
	"peritus/bff/content/shape"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/config"
)

// world is the whole bff on SQLite, with a fake CMS of 86 articles.
type world struct {
	app    *app.App
	cms    *httptest.Server
	folder string
	client *fasthttp.HostClient
	people []account.User // a sample of the accounts, spread over the table

	callers int // IP addresses used so far
}

// demoExperts is the number of experts in a new demo.
const demoExperts = 60

func newWorld(accounts, experts int) (*world, error) {
	folder, err := os.MkdirTemp("", "peritus-bench-")
	if err != nil {
		return nil, err
	}
	w := &world{folder: folder, cms: httptest.NewServer(blog{})}
	settings, err := w.settings()
	if err != nil {
		return nil, err
	}
	w.app, err = app.New(context.Background(), settings, app.Deps{Logger: slog.New(slog.DiscardHandler)})
	if err != nil {
		return nil, errors.Join(err, w.close())
	}
	if err := w.app.Seed(context.Background(), experts, nil); err != nil {
		return nil, errors.Join(err, w.close())
	}
	if err := w.fill(accounts); err != nil {
		return nil, errors.Join(err, w.close())
	}
	w.client = serve(w.app.Server())
	return w, nil
}

func (w *world) close() error {
	w.cms.Close()
	var err error
	if w.app != nil {
		err = w.app.Close()
	}
	return errors.Join(err, os.RemoveAll(w.folder))
}

func (w *world) settings() (config.Config, error) {
	for name, value := range map[string]string{
		"SEED_DEMO": "true", "DATABASE_URL": "sqlite:" + filepath.Join(w.folder, "peritus.db"), "REDIS_URL": "",
		"MAIL_DIR": filepath.Join(w.folder, "mail"), "MEDIA_DIR": filepath.Join(w.folder, "media"), "CMS_URL": w.cms.URL, "CMS_PUBLIC_URL": "", "LOG_LEVEL": "error", "STAFF_SECOND_FACTOR": "off",
		"JWT_KEYS": "bench:" + secret(), "REFRESH_KEY": secret(), "WEB_SECRET": secret(), "CMS_TOKEN": secret(),
		"CMS_WEBHOOK_SECRET": secret(), "PREVIEW_SECRET": secret(),
	} {
		if err := os.Setenv(name, value); err != nil {
			return config.Config{}, err
		}
	}
	return config.FromEnvironment()
}

func secret() string {
	b := make([]byte, 32)
	_, _ = rand.Read(b) // never fails, according to its documentation
	return base64.StdEncoding.EncodeToString(b)
}

func (w *world) comparisons() ([]comparison, error) {
	list, err := w.blogList()
	if err != nil {
		return nil, err
	}
	navigation, err := w.navigation()
	if err != nil {
		return nil, err
	}
	return []comparison{list, navigation}, nil
}

// blogList compares a cached page of articles with a bare handler that sends the same value
// as JSON.
func (w *world) blogList() (comparison, error) {
	const path = "/api/content/articles"
	status, body, err := w.client.Get(nil, "http://bench"+path)
	if err != nil {
		return comparison{}, err
	}
	var list shape.ArticleList
	if err := json.Unmarshal(body, &list); status != http.StatusOK || err != nil || len(list.Results) != 12 {
		return comparison{}, fmt.Errorf("%s: %d with %d articles, %w", path, status, len(list.Results), err)
	}
	bare := fiber.New()
	bare.Get(path, func(c fiber.Ctx) error { return c.JSON(list) })
	return comparison{name: "blog list from the cache", budget: 0.5,
		ours: target{client: w.client, path: path}, bare: target{client: serve(bare), path: path}}, nil
}

// navigation compares the request that the web sends once per page with the necessary work of
// a signed-in request.
func (w *world) navigation() (comparison, error) {
	least, header, err := w.signedIn()
	if err != nil {
		return comparison{}, err
	}
	bare := fiber.New()
	bare.Get("/", func(c fiber.Ctx) error {
		session, err := least(c)
		if err != nil {
			return err
		}
		return c.JSON(session)
	})
	return comparison{name: "navigation", budget: 0.7,
		ours: target{client: w.client, path: "/api/navigation?path=/attorney/expert-search-result", header: header},
		bare: target{client: serve(bare), path: "/", header: header}}, nil
}

// sessionRead is the part of a session that a bare handler reads.
type sessionRead struct {
	ID, UserID, Address, UserAgent, RevokedFor string
	CreatedAt, RefreshedAt, ExpiresAt          int64
	RevokedAt                                  *int64
}

// signedIn signs in and returns the header to send, and the necessary work of each request
// with it: checking the token and reading one row by primary key.
func (w *world) signedIn() (least func(fiber.Ctx) (sessionRead, error), header map[string]string, err error) {
	entry, err := w.app.Session.SignIn(context.Background(), "attorney@peritus.test", account.DemoPassword, account.Device{})
	if err != nil {
		return nil, nil, err
	}
	keys := make([]auth.Key, 0, 1)
	for _, k := range w.app.Config.Keys() {
		keys = append(keys, auth.Key{KID: k.KID, Secret: k.Secret})
	}
	tokens := auth.NewTokens(keys, clock.System.Now)
	least = func(c fiber.Ctx) (row sessionRead, err error) {
		claims, state := tokens.Verify(strings.TrimPrefix(c.Get("Authorization"), "Bearer "))
		if state != auth.TokenValid {
			return row, fiber.ErrUnauthorized
		}
		return row, w.app.DB.Read(c.Context()).Table("sessions").Where("id = ?", claims.SessionID).Take(&row).Error
	}
	return least, map[string]string{"Authorization": "Bearer " + entry.Grant.Access}, nil
}
