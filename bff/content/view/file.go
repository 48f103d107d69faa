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
	Changed time.Time // of what stands in it; zero where unknown
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

// Same tells whether a reader who sends these two headers has this file already. The
// time counts only for readers who send no ETag.
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
	return err == nil && !f.Changed.IsZero() && !f.Changed.After(since)
}
