package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"time"
)

// blog responds like a CMS with 86 articles.
type blog struct{}

func (blog) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	var data any = []any{}
	switch r.URL.Path {
	case "/api/articles":
		data = articles()
	case "/api/navigation", "/api/footer", "/api/home":
		w.WriteHeader(http.StatusNotFound)
		_ = json.NewEncoder(w).Encode(map[string]any{"data": nil, "error": map[string]any{"status": 404}})
		return
	}
	_ = json.NewEncoder(w).Encode(map[string]any{"data": data,
		"meta": map[string]any{"pagination": map[string]int{"page": 1, "pageSize": 100, "pageCount": 1, "total": 86}}})
}

func articles() []map[string]any {
	newest := time.Date(2026, 11, 1, 9, 0, 0, 0, time.UTC)
	all := make([]map[string]any, 86)
	for n := range all {
		at := newest.AddDate(0, 0, -n).Format(time.RFC3339)
		all[n] = map[string]any{
			"documentId": fmt.Sprintf("%024d", n), "slug": fmt.Sprintf("article-%02d", n),
			"title":       "Reading a collapse backwards: what the last bolt tells the first expert",
			"summary":     "Three rulings in a year have asked how an engineer gets from debris to cause. The answer is a method you can cross-examine.",
			"publishDate": at, "publishedAt": at, "createdAt": at, "updatedAt": at,
			"body": []any{}, "formerSlugs": []any{},
		}
	}
	return all
}
