package content

import (
	"context"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"peritus/bff/content/feed"
	"peritus/bff/content/view"
)

// Pages are public pages of another domain. They are read again as soon as their version
// changes, so a page that is withdrawn leaves the sitemap at once.
type Pages interface {
	// Version changes whenever the pages do.
	Version(ctx context.Context) (string, error)
	// Each yields the path of every page and when it last changed.
	Each(ctx context.Context, yield func(path string, changed time.Time) error) error
}

// sitemaps holds what was read of the pages elsewhere, by name.
type sitemaps struct {
	mu   sync.Mutex
	held map[string]*listed
}

// listed are the parts of the sitemap with the pages of one domain. There is always one.
type listed struct {
	version string
	parts   []sitemapPart
}

type sitemapPart struct {
	name   string
	file   view.File
	newest time.Time
	pages  int
}

// Sitemap returns one part of the sitemap, or the sitemap index for "". Errors:
// ErrNoSitemap, Unavailable.
func (s *Service) Sitemap(ctx context.Context, name string) (view.File, error) {
	if name == "" {
		return s.sitemapIndex(ctx)
	}
	if of, _, _ := strings.Cut(name, "-"); s.deps.Elsewhere[of] != nil {
		found, err := s.listed(ctx, of)
		if err != nil {
			return view.File{}, err
		}
		for _, part := range found.parts {
			if part.name == name {
				return s.dated("sitemap "+name, part.file), nil
			}
		}
		return view.File{}, view.ErrNoSitemap
	}
	return s.file(ctx, "sitemap "+name, feed.SitemapType, func(v *view.View, a view.Addresses) (func() []byte, error) {
		list, known := v.Sitemap(a, name)
		if !known {
			return nil, view.ErrNoSitemap
		}
		return func() []byte { return feed.Sitemap(list) }, nil
	})
}

func (s *Service) sitemapIndex(ctx context.Context) (view.File, error) {
	v, err := s.view(ctx)
	if err != nil {
		return view.File{}, err
	}
	addresses := view.Addresses{Origin: s.deps.Origin, Areas: s.deps.Areas}
	parts := v.SitemapIndex(addresses)
	for _, name := range slices.Sorted(maps.Keys(s.deps.Elsewhere)) {
		found, err := s.listed(ctx, name)
		if err != nil {
			return view.File{}, err
		}
		for _, part := range found.parts {
			if part.pages > 0 {
				parts = append(parts, feed.Place{URL: addresses.SitemapPart(part.name), Changed: part.newest})
			}
		}
	}
	f := fileWith(feed.SitemapIndex(parts), feed.SitemapType)
	f.Stale = !s.fresh(s.deps.Clock.Now())
	return s.dated("sitemap ", f), nil
}

// listed returns the pages elsewhere as they are now.
func (s *Service) listed(ctx context.Context, name string) (*listed, error) {
	pages := s.deps.Elsewhere[name]
	s.sitemaps.mu.Lock()
	defer s.sitemaps.mu.Unlock()
	version, err := pages.Version(ctx)
	if err != nil {
		return nil, err
	}
	if held := s.sitemaps.held[name]; held != nil && held.version == version {
		return held, nil
	}
	now := &listed{version: version}
	var some []feed.Place
	add := func() {
		part := sitemapPart{name: name, file: fileWith(feed.Sitemap(some), feed.SitemapType), newest: view.NewestOf(some), pages: len(some)}
		if n := len(now.parts); n > 0 {
			part.name += "-" + strconv.Itoa(n+1)
		}
		now.parts, some = append(now.parts, part), some[:0]
	}
	err = pages.Each(ctx, func(path string, changed time.Time) error {
		if len(some) == feed.MaxPlaces {
			add()
		}
		some = append(some, feed.Place{URL: s.deps.Origin + path, Changed: changed})
		return nil
	})
	if err != nil {
		return nil, err
	}
	if len(some) > 0 || len(now.parts) == 0 {
		add()
	}
	if s.sitemaps.held == nil {
		s.sitemaps.held = map[string]*listed{}
	}
	s.sitemaps.held[name] = now
	return now, nil
}
