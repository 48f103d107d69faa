package view

import (
	"net/http"
	"peritus/bff/platform/errs"
	"strings"
	"time"
)

// File is a response for other programs, such as a feed, transcript, or sitemap.
type File struct {
	Body    []byte
	Type    string
	ETag    string    // changes with the body
	Changed time.Time // since when its bytes have been these; zero if unknown
	Stale   bool
}

var (
	// ErrNoFeed means that the format is unknown.
	ErrNoFeed = errs.NotFoundf("Feed")
	// ErrNoTranscript means that the episode has no transcript, or the format is unknown.
	ErrNoTranscript = errs.NotFoundf("Transcript")
	// ErrNoChapters means that the episode has no chapters.
	ErrNoChapters = errs.NotFoundf("Chapters")
	// ErrNoSitemap means that the sitemap has no such part.
	ErrNoSitemap = errs.NotFoundf("Sitemap")
)

// Same reports whether a client that sends these headers already has this file. The time
// counts only without an ETag. It must equal Changed, because removing an entry can make
// Changed earlier.
func (f File) Same(ifNoneMatch, ifModifiedSince string) bool {
	if ifNoneMatch != "" {
		for tag := range strings.SplitSeq(ifNoneMatch, ",") {
			if tag = strings.TrimSpace(tag); tag == "*" || strings.TrimPrefix(tag, "W/") == f.ETag {
				return true
			}
		}
		return false
	}
	since, err := http.ParseTime(ifModifiedSince)
	return err == nil && !f.Changed.IsZero() && since.Equal(f.Changed)
}
