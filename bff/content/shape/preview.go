package shape

// Preview is a draft for an editor. Exactly one member besides the uid is set.
type Preview struct {
	UID     string   `json:"uid" doc:"article, episode, podcast, or the name of a page."`
	Article *Article `json:"article,omitempty"`
	Page    *Page    `json:"page,omitempty"`
	Episode *Episode `json:"episode,omitempty"`
	Podcast *Podcast `json:"podcast,omitempty"`
}
