package apitest

import (
	"encoding/base64"
	"io"
	"maps"
	"net/http"
	"strings"

	"peritus/bff/platform/config"
	"peritus/bff/platform/web"
)

// settings returns the settings of a demo on free ports, with some overridden.
func settings(given map[string]string) (config.Config, error) { return config.From(values(given)) }

var anySecret = base64.StdEncoding.EncodeToString([]byte(strings.Repeat("s", 32)))

// From returns the headers with which the web passes on a visitor's network address.
func From(address string) []string {
	return []string{web.SecretHeader, anySecret, "X-Forwarded-For", address}
}

func values(given map[string]string) map[string]string {
	all := map[string]string{
		"SEED_DEMO": "true", "STAFF_SECOND_FACTOR": "off", "BFF_PORT": "0", "BFF_METRICS_PORT": "0",
		"JWT_KEYS": "a:" + anySecret, "REFRESH_KEY": anySecret, "WEB_SECRET": anySecret, "CMS_TOKEN": anySecret,
		"CMS_WEBHOOK_SECRET": anySecret, "PREVIEW_SECRET": anySecret,
	}
	maps.Copy(all, given)
	return all
}

// emptyCMS is a CMS without published content.
func emptyCMS(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	switch r.URL.Path {
	case "/api/navigation", "/api/footer", "/api/home":
		w.WriteHeader(http.StatusNotFound)
		_, _ = io.WriteString(w, `{"data":null,"error":{"status":404,"name":"NotFoundError","message":"Not Found"}}`)
	default:
		_, _ = io.WriteString(w, `{"data":[],"meta":{"pagination":{"page":1,"pageSize":100,"pageCount":0,"total":0}}}`)
	}
}
