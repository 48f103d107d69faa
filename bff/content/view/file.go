package view

import (
	"net/http"
	"peritus/bff/platform/errs"
	"strings"
	"time"
)

// File is what other programs read: a feed, a transcript, a sitemap.
type File struct {
	Body    []byte
	Type    string
	ETag    string    // changes with the body
	Changed time.Time // since when its bytes have been these; zero if unknown
	Stale   bool
}

var (
	// ErrNoFeed says that there is no feed of that format.
	ErrNoFeed = errs.NotFoundf("Feed")
	// ErrNoTranscript says that an episode has no transcript, or not in that format.
	ErrNoTranscript = errs.NotFoundf("Transcript")
	// ErrNoChapters says that an episode has no chapters.
	ErrNoChapters = errs.NotFoundf("Chapters")
	// ErrNoSitemap says that the sitemap has no such part.
	ErrNoSitemap = errs.NotFoundf("Sitemap")
)

// Same reports whether a client that sends these two headers already has this file. The
// time is used only if the client sends no ETag, and only if it's the time that we told:
// a later one may come from before an entry left the file.
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
