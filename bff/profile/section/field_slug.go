package section

import (
	"regexp"
	"strings"
)

const slugPattern = `[A-Za-z0-9_\-]{3,64}`

var slugShape = regexp.MustCompile(`^` + slugPattern + `$`)

// Slug is the last part of a public address. That nobody else has it is checked
// where it is stored.
func (f *Form) Slug(at *string, label string, options ...Option) {
	pattern := func(s *FieldSchema) { s.Pattern = slugPattern }
	f.add(at, "slug", label, slug{stringValue{at}}, append([]Option{Between(3, 64), pattern}, options...))
}

type slug struct{ stringValue }

func (s slug) normalise() { *s.at = strings.TrimSpace(Normal(*s.at)) }

func (s slug) problems(*FieldSchema) []string {
	if !slugShape.MatchString(*s.at) {
		return []string{"Must be 3 to 64 letters, digits, hyphens or underscores."}
	}
	if Reserved(*s.at) {
		return []string{"Is reserved. Choose another."}
	}
	return nil
}

// Reserved says whether a slug is kept for the site itself, ignoring case.
func Reserved(slug string) bool {
	_, found := reservedSlugs[strings.ToLower(slug)]
	return found
}

var reservedSlugs = func() map[string]struct{} {
	words := map[string]struct{}{}
	for word := range strings.FieldsSeq(`
		about account admin administrator api app archive assets attorney attorneys auth
		become-an-expert billing blog builds category claim claims cms contact credits dashboard
		delete demo dev edit editor experts expert favorites favourites feed graphql health help
		home index inbox info javascript legal list lists login logout mail me message messages
		moderator my-profile navigation new news nobody null official owner password-recovery
		peritus podcast press preview privacy privacy-policy profile public registration
		request-an-expert researcher robots root rss search security set-password settings
		sign-in sign-out sign-up sitemap staff static status support system terms
		terms-and-conditions test true undefined user users verify view webmaster www`) {
		words[word] = struct{}{}
	}
	return words
}()
