package content

import (
	"fmt"
	"net/url"
)

// The populate parameters name all that is read, member by member: a wildcard at
// depth makes the CMS join what nobody asked for.

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

func articleQuery(status string) url.Values {
	q := url.Values{"status": {status}}
	fields(q, "fields", "title", "slug", "summary", "publishDate", "publishedAt", "updatedAt")
	pictureFields(q, "populate[picture]")
	fields(q, "populate[category][fields]", "name", "slug", "description")
	fields(q, "populate[author][fields]", "name", "slug", "role", "bio")
	pictureFields(q, "populate[author][populate][picture]")
	seoFields(q)
	fields(q, "populate[formerSlugs][fields]", "slug")
	const body = "populate[body][on][article."
	fields(q, body+"text][fields]", "body")
	fields(q, body+"quote][fields]", "text", "cite")
	fields(q, body+"picture][fields]", "caption")
	pictureFields(q, body+"picture][populate][picture]")
	fields(q, body+"gallery][fields]", "caption")
	pictureFields(q, body+"gallery][populate][pictures]")
	fields(q, body+"table][fields]", "caption", "rows")
	fields(q, body+"callout][fields]", "tone", "title", "text")
	fields(q, body+"code][fields]", "language", "code")
	q.Set(body+"divider]", "true")
	return q
}

func homeQuery() url.Values {
	q := url.Values{"status": {"published"}}
	fields(q, "fields", "title")
	seoFields(q)
	const section = "populate[sections][on][sections."
	for _, kind := range []string{"hero", "steps", "facts", "latest-articles", "ways", "rich-text", "quote"} {
		q.Set(section+kind+"][populate]", "*") // one level, and none of these holds a relation
	}
	return q
}
