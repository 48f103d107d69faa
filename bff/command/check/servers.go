package check

import (
	"context"
	"fmt"
	"net/http"

	"peritus/bff/platform/cache"
	"peritus/bff/platform/config"
	"peritus/bff/platform/folder"
	"peritus/bff/platform/mail"
	"peritus/bff/profile/lookup"
)

func tryRedis(ctx context.Context, c config.Config) []finding {
	if c.RedisURL == "" {
		return one("REDIS_URL", "empty: in this process", nil)
	}
	_, closeAll, err := cache.Open(ctx, c.RedisURL)
	if err == nil {
		err = closeAll()
	}
	return one("REDIS_URL", "responds", err)
}

func tryMedia(_ context.Context, c config.Config) []finding {
	return one("MEDIA_DIR", "can be written", folder.Check(c.MediaDir))
}

// tryMail tries the mail server, or the mail folder if there is no server.
func tryMail(ctx context.Context, c config.Config) []finding {
	if c.SMTPURL == "" {
		return one("MAIL_DIR", "can be written", folder.Check(c.MailDir))
	}
	return one("SMTP_URL", "responds", mail.Reach(ctx, c.SMTPURL))
}

func tryDataCite(ctx context.Context, c config.Config) []finding {
	if c.DataCiteURL == "" {
		return one("DATACITE_URL", "empty: no publications are looked up", nil)
	}
	return one("DATACITE_URL", "responds", lookup.Try(ctx, lookup.Client(c.DataCiteURL, c.DataCiteMethod)))
}

func tryCMS(ctx context.Context, c config.Config) []finding {
	status, err := get(ctx, c.CMSURL+"/_health", "")
	if err == nil && status != http.StatusNoContent {
		err = fmt.Errorf("is not a CMS: it returns status %d for /_health", status)
	}
	if err != nil {
		return one("CMS_URL", "", err)
	}
	findings := append(one("CMS_URL", "responds", nil), tryToken(ctx, c, "CMS_TOKEN", c.CMSToken)...)
	if c.CMSImportToken != "" {
		findings = append(findings, tryToken(ctx, c, "CMS_IMPORT_TOKEN", c.CMSImportToken)...)
	}
	return findings
}

func tryToken(ctx context.Context, c config.Config, setting, token string) []finding {
	status, err := get(ctx, c.CMSURL+"/api/articles?pagination[pageSize]=1", token)
	if err == nil && status != http.StatusOK {
		err = fmt.Errorf("the CMS refuses it with status %d: set the same value there, and restart it", status)
	}
	return one(setting, "the CMS accepts it", err)
}

// get returns the status of a response. Its errors contain the URL, which has no secrets.
func get(ctx context.Context, address, token string) (status int, err error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return 0, err
	}
	if token != "" {
		request.Header.Set("Authorization", "Bearer "+token)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return 0, err
	}
	return response.StatusCode, response.Body.Close()
}
