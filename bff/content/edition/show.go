package edition

import (
	"peritus/bff/content/block"
	"peritus/bff/content/shape"
	"time"
)

// Show is the podcast.
type Show struct {
	shape.Podcast
	OwnerName  string    `json:"owner_name"`
	OwnerEmail string    `json:"owner_email"`
	Locked     bool      `json:"locked"`
	UpdatedAt  time.Time `json:"updated_at"`
}

func (s *Show) Shown(origin string, episodes int) shape.Podcast {
	p := s.Podcast
	p.Episodes, p.FeedURL = episodes, origin+"/podcast/feed.xml"
	p.Platforms, p.People = block.OrEmpty(p.Platforms), block.OrEmpty(p.People)
	p.Seo.Fill(p.Title, p.Summary, p.Cover)
	return p
}
