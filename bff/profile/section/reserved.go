package section

import "strings"

// Reserved reports whether a slug is reserved, ignoring case.
func Reserved(slug string) bool {
	_, found := reservedSlugs[strings.ToLower(slug)]
	return found
}

// The list keeps British spellings too. cspell:ignore favourites
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
