package section

import (
	"regexp"
	"strings"

	"peritus/bff/auth"
)

// likeID matches slugs that could be confused with the id of a record: without letters, our
// own ids, UUIDs, and long hexadecimal numbers.
var likeID = regexp.MustCompile(`^([^a-z]+|0[0-9a-v]{25}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24,})$`)

// Reserved reports whether a slug is reserved, ignoring case: words of our own addresses,
// names of offices, and what looks like an id.
func Reserved(slug string) bool {
	slug = strings.ToLower(slug)
	_, found := reservedSlugs[slug]
	return found || likeID.MatchString(slug)
}

// The list keeps British spellings too. cspell:ignore favourites
var reservedSlugs = func() map[string]struct{} {
	words := map[string]struct{}{}
	for word := range strings.FieldsSeq(`
		about account add add-expert admin administrator all api app archive archived assets attorney attorneys auth
		become-an-expert billing blog builds category claim claims cms contact create credits dashboard
		data delete demo dev download edit edit-expert editor example expert experts export favorites favourites feed graphql health help
		home import inbox index info javascript legal list lists login logout mail me message messages
		moderator my-profile navigation new news nobody null official owner page password-recovery
		peritus podcast press preview print privacy privacy-policy profile public registration remove
		request-an-expert researcher robots root rss search security set-password settings
		sign-in sign-out sign-up sitemap staff share static status support system terms
		terms-and-conditions test true undefined unread update upload user users verify view view-expert webmaster www`) {
		words[word] = struct{}{}
	}
	for _, segment := range auth.Segments() {
		words[segment] = struct{}{}
	}
	return words
}()
