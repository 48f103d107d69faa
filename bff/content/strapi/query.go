package strapi

import (
	"fmt"
	"net/url"
)

// The populate parameters name every member that we read. A deep wildcard would make the
// CMS join data that we don't need.

func fields(q url.Values, name string, list ...string) {
	for i, field := range list {
		q.Set(fmt.Sprintf("%s[%d]", name, i), field)
	}
}

func pictureFields(q url.Values, populate string) {
	fields(q, populate+"[fields]", "url", "alternativeText", "caption", "width", "height", "mime")
}

func seoFields(q url.Values) {
	fields(q, "populate[seo][fields]", "title", "description", "noIndex")
	pictureFields(q, "populate[seo][populate][picture]")
}

// bodyFields are the parameters for a zone with the parts of a body.
func bodyFields(q url.Values, zone string) {
	body := "populate[" + zone + "][on][article."
	fields(q, body+"text][fields]", "body")
	fields(q, body+"quote][fields]", "text", "cite")
	fields(q, body+"picture][fields]", "caption")
	pictureFields(q, body+"picture][populate][picture]")
	fields(q, body+"gallery][fields]", "caption")
	pictureFields(q, body+"gallery][populate][pictures]")
	fields(q, body+"table][fields]", "caption", "rows")
	fields(q, body+"callout][fields]", "tone", "title", "text")
	fields(q, body+"code][fields]", "language", "code")
	fields(q, body+"embed][fields]", "url", "title", "caption")
	fields(q, body+"footnotes][populate][notes][fields]", "mark", "text")
	q.Set(body+"divider]", "true")
}

func articleQuery(status string) url.Values {
	q := url.Values{"status": {status}}
	fields(q, "fields", "title", "slug", "summary", "language", "publishDate", "publishedAt", "updatedAt")
	pictureFields(q, "populate[picture]")
	fields(q, "populate[category][fields]", "name", "slug", "description")
	fields(q, "populate[tags][fields]", "name", "slug")
	fields(q, "populate[author][fields]", "name", "slug", "role", "bio")
	pictureFields(q, "populate[author][populate][picture]")
	seoFields(q)
	fields(q, "populate[formerSlugs][fields]", "slug")
	bodyFields(q, "body")
	return q
}

func episodeQuery(status string) url.Values {
	q := url.Values{"status": {status}}
	fields(q, "fields", "title", "slug", "summary", "guid", "number", "season", "kind", "explicit", "publishDate",
		"audioUrl", "audioBytes", "audioSeconds", "audioType", "transcript", "publishedAt", "updatedAt")
	fields(q, "populate[audio][fields]", "url", "mime")
	pictureFields(q, "populate[picture]")
	fields(q, "populate[chapters][fields]", "start", "title", "href")
	pictureFields(q, "populate[chapters][populate][picture]")
	personFields(q)
	seoFields(q)
	fields(q, "populate[formerSlugs][fields]", "slug")
	bodyFields(q, "notes")
	return q
}

func personFields(q url.Values) {
	fields(q, "populate[people][fields]", "name", "role", "title", "href", "bio")
	pictureFields(q, "populate[people][populate][picture]")
}

func podcastQuery(status string) url.Values {
	q := url.Values{"status": {status}}
	fields(q, "fields", "title", "summary", "description", "author", "ownerName", "ownerEmail", "language", "category",
		"subcategory", "explicit", "copyright", "guid", "locked", "updatedAt")
	pictureFields(q, "populate[cover]")
	fields(q, "populate[platforms][fields]", "label", "href")
	personFields(q)
	seoFields(q)
	return q
}

func pageQuery(status string) url.Values {
	q := url.Values{"status": {status}}
	fields(q, "fields", "title", "updatedAt")
	seoFields(q)
	const section = "populate[sections][on][sections."
	// One level is enough, because none of these has a relation.
	for _, kind := range []string{"steps", "facts", "latest-articles", "latest-episodes", "ways", "rich-text", "quote", "features", "numbers", "call-to-action", "form"} {
		q.Set(section+kind+"][populate]", "*")
	}
	pictureFields(q, section+"hero][populate][picture]")
	fields(q, section+"hero][populate][links][fields]", "label", "href")
	fields(q, section+"hero][populate][suggestions][fields]", "text")
	fields(q, section+"logos][populate][logos][fields]", "name", "href")
	pictureFields(q, section+"logos][populate][logos][populate][picture]")
	fields(q, section+"faq][populate][questions][fields]", "question")
	fields(q, section+"testimonials][populate][testimonials][fields]", "name")
	return q
}
