package apitest

import (
	"encoding/base64"
	"io"
	"maps"
	"net/http"
	"strings"

	"peritus/bff/platform/config"
)

// settings returns the settings of a demo on free ports, with some overridden.
func settings(given map[string]string) (config.Config, error) {
	secret := base64.StdEncoding.EncodeToString([]byte(strings.Repeat("s", 32)))
	all := map[string]string{
		"SEED_DEMO": "true", "STAFF_SECOND_FACTOR": "off", "BFF_PORT": "0", "BFF_METRICS_PORT": "0",
		"JWT_KEYS": "a:" + secret, "REFRESH_KEY": secret, "WEB_SECRET": secret, "CMS_TOKEN": secret,
		"CMS_WEBHOOK_SECRET": secret, "PREVIEW_SECRET": secret,
	}
	maps.Copy(all, given)
	return config.From(all)
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
