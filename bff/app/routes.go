package app

import (
	"context"
	"net/url"
	"strings"

	"peritus/bff/auth"
	"peritus/bff/claim"
	"peritus/bff/media"
	"peritus/bff/message/attachment"
	"peritus/bff/platform/field"
	"peritus/bff/platform/web"
	"peritus/bff/profile/file"
	"peritus/bff/profile/section"
)

// routes registers every URL of the bff. Each domain's http.go has its operations' paths
// and access.
func (a *App) routes() {
	a.server = web.NewServer(web.Options{Logger: a.deps.Logger, WebSecret: a.Config.WebSecret,
		Origins: origins(a.Config.WebOrigin), Metrics: a.metrics, IDs: a.deps.IDs,
		Larger: largerBody, Draining: a.draining.Load,
		Quiet: []string{"/healthz", "/readyz", "/api/content/version"}})
	web.Health(a.server, []web.Check{
		{Name: "stopping", Of: a.notStopping},
		{Name: "database", Of: a.DB.Ping},
		{Name: "content", Of: a.Content.Ready},
		{Name: "search", Of: a.Search.Ready},
		{Name: "redis", Of: func(ctx context.Context) error { return a.Redis.Ping(ctx).Err() }, Spared: true},
		{Name: "mail", Of: a.Mails.Ready, Spared: true},
	})
	a.api = web.NewAPI(a.server)
	a.api.UseMiddleware(auth.Middleware(a.api, a.Session), a.received.Middleware(a.api))

	a.Session.Operations(a.api)
	a.Account.Operations(a.api)
	a.Settings.Operations(a.api)
	a.Notify.Operations(a.api)
	a.Users.Operations(a.api)
	a.Factor.Operations(a.api)
	a.Search.Operations(a.api) // before profiles, whose /api/experts/{expert_id} would match /api/experts/suggest too
	a.Favorite.Operations(a.api)
	a.Viewed.Operations(a.api)
	a.List.Operations(a.api)
	a.Saved.Operations(a.api)
	a.Message.Operations(a.api)
	a.Conflict.Operations(a.api)
	a.Designation.Operations(a.api)
	a.Availability.Operations(a.api)
	a.Proof.Operations(a.api) // before profiles, whose sections would match its paths too
	a.Declaration.Operations(a.api)
	a.Roster.Operations(a.api)
	a.Profile.Operations(a.api)
	a.Lookup.Operations(a.api)
	a.Content.Operations(a.api)
	a.Inquiry.Operations(a.api)
	a.Audit.Operations(a.api)
	a.Privacy.Operations(a.api)
	a.Claim.Operations(a.api)
	a.Attorney.Operations(a.api)
	a.Credit.Operations(a.api)
	a.Waiting.Operations(a.api)
	a.Live.Operations(a.api)
	a.server.Get("/ws", a.Live.Socket())
	a.SignUp.Operations(a.api)
	a.signUpOperations()
	a.textOperations()
	a.OpenAPI().Extensions = map[string]any{"x-sections": section.Catalog(), "x-forms": field.CatalogOf(a.forms())}
	if a.Config.SeedDemo {
		a.devMails()
	}
}

// largerBody returns the size limit of a request with a document, or 0 for the default.
func largerBody(method, path string) int {
	switch {
	case attachment.IsUpload(method, path):
		return media.Attachment.Body()
	case claim.IsDocument(method, path) || file.IsUpload(method, path):
		return media.Evidence.Body()
	}
	return 0
}

// origins returns the origins of our own pages. On loopback, localhost and its IP address
// are the same origin.
func origins(own string) []string {
	all := []string{own}
	u, err := url.Parse(own)
	if err != nil {
		return all
	}
	for from, to := range map[string]string{"localhost": "127.0.0.1", "127.0.0.1": "localhost"} {
		if u.Hostname() == from {
			all = append(all, strings.Replace(own, from, to, 1))
		}
	}
	return all
}
