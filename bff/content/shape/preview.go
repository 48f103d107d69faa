package shape

// Preview is a document as an editor sees it. Exactly one member beside the uid is
// there.
type Preview struct {
	UID     string   `json:"uid" doc:"article, episode, podcast, or the name of a page."`
	Article *Article `json:"article,omitempty"`
	Page    *Page    `json:"page,omitempty"`
	Episode *Episode `json:"episode,omitempty"`
	Podcast *Podcast `json:"podcast,omitempty"`
}
