package content_test

import (
	"fmt"
	"peritus/bff/content/view"
	"testing"
	"time"
)

// BenchmarkKinds shows that the cost of the most frequent requests doesn't depend on the
// amount of content.
func BenchmarkKinds(b *testing.B) {
	for _, n := range []int{10, 1000} {
		w := newWorld(b)
		full(w)
		for i := range n {
			w.cms.publish(fmt.Sprintf("article-%04d", i), noon.Add(-time.Duration(i)*time.Hour), nil)
			w.cms.publishEpisode(fmt.Sprintf("episode-%04d", i), noon.Add(-time.Duration(i)*time.Hour), nil)
		}
		s := w.process(b)
		for name, read := range map[string]func() error{
			"version":  func() error { _, err := s.Version(ctx); return err },
			"page":     func() error { _, err := s.Page(ctx, "about"); return err },
			"episodes": func() error { _, err := s.Episodes(ctx, view.ListQuery{Page: 1}); return err },
			"episode":  func() error { _, err := s.Episode(ctx, "first"); return err },
			"articles": func() error { _, err := s.Articles(ctx, view.ListQuery{Page: 1, Tag: "steel"}); return err },
			"feed":     func() error { _, err := s.PodcastFeed(ctx); return err },
		} {
			b.Run(fmt.Sprintf("%s of %d", name, n), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					if err := read(); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
