package sample

import (
	"strconv"
	"strings"
	"unicode"
)

// plain spells the letters of our names in ASCII.
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

// ascii spells a name in lower-case letters, digits and single hyphens. Marks
// that have no letter of their own are dropped.
func ascii(name string) string {
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

// slug is unique for each number: names hold no digits, so that the number at
// the end can only be this one.
func slug(name string, i int) string {
	name = ascii(name)
	if len(name) > 50 {
		name = strings.TrimRight(name[:50], "-")
	}
	if i < len(cast) {
		return name
	}
	return name + "-" + strconv.Itoa(i)
}
