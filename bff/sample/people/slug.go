package people

import (
	"strings"
	"unicode"
)

// plain maps the letters in our names to ASCII.
var plain = func() map[rune]string {
	m := map[rune]string{}
	for _, group := range list("àáâãäåāạảấầẩẫậắằẵă a|çčćĉ c|ďđð d|èéêëēęěẹẽếềểễệ e|ğģ g|ìíîïīįıịỉĩ i|łľ l|ñńňņ n|òóôõōọỏốồổỗộớờởơơợő o|øö o|ŕř r|śšşșṣ s|ţťț t|ùúûüūůűųụủứừửữựư u|ýÿỳỵỷ y|źżž z|æ ae|œ oe|ß ss|þ th|ħ h") {
		letters, ascii, _ := strings.Cut(group, " ")
		for _, r := range letters {
			m[r] = ascii
		}
	}
	return m
}()

// ASCII spells a name in lowercase letters, digits, and single hyphens. It drops
// combining marks.
func ASCII(name string) string {
	var b strings.Builder
	b.Grow(len(name))
	gap := false
	for _, r := range name {
		r = unicode.ToLower(r)
		text, found := plain[r]
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			text = string(r)
		case found:
		case r == ' ' || r == '-':
			gap = b.Len() > 0
			continue
		default:
			continue
		}
		if gap {
			b.WriteByte('-')
			gap = false
		}
		b.WriteString(text)
	}
	return b.String()
}
