package charset

import (
	"strings"
	"testing"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/korean"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
	"golang.org/x/text/encoding/unicode"
)

const (
	ja = "これは日本語のポッドキャストです。毎週お届けします。"
	zh = "这是一个中文播客节目，每周更新一次，欢迎收听。"
	tw = "這是一個關於法律與科學的中文節目，每週更新一次，我們談專家在法庭上的證詞。"
	ko = "이것은 법률과 과학에 관한 한국어 팟캐스트입니다. 매주 새 회차를 전합니다."
	he = "זהו פודקאסט בעברית על משפט ומדע"
	ru = "Подкаст о судебных экспертах"
)

func encoded(t *testing.T, e encoding.Encoding, text string) string {
	t.Helper()
	out, err := e.NewEncoder().String(text)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func feed(charset, text string) string {
	if charset != "" {
		charset = `<?xml version="1.0" encoding="` + charset + `"?>`
	}
	return charset + "<rss>" + text + "</rss>"
}

func TestDecode_readsEveryCharset(t *testing.T) {
	for _, c := range []struct {
		name, declared string
		encoding       encoding.Encoding
		text           string
	}{
		{"Shift JIS, detected", "", japanese.ShiftJIS, ja},
		{"EUC-JP, detected", "", japanese.EUCJP, ja},
		{"EUC-KR, detected", "", korean.EUCKR, ko},
		{"GBK, detected", "", simplifiedchinese.GBK, zh},
		{"Big5, detected", "", traditionalchinese.Big5, tw},
		{"Hebrew, detected", "", charmap.Windows1255, he},
		{"EUC-KR, declared", "EUC-KR", korean.EUCKR, ko},
		{"EUC-KR by its Korean name", "ks_c_5601-1987", korean.EUCKR, ko},
		{"EUC-KR by Microsoft's name", "CP949", korean.EUCKR, ko},
		{"EUC-KR that declares UTF-8", "UTF-8", korean.EUCKR, ko},
		{"Shift JIS by Microsoft's name", "MS932", japanese.ShiftJIS, ja},
		{"ISO-2022-JP, declared", "ISO-2022-JP", japanese.ISO2022JP, ja},
		{"GB18030, declared", "GB18030", simplifiedchinese.GB18030, zh},
		{"Big5, declared", "big5", traditionalchinese.Big5, tw},
		{"KOI8-R, declared", "koi8-r", charmap.KOI8R, ru},
		{"Windows-1251, declared", "windows-1251", charmap.Windows1251, ru},
		{"Latin 1, declared", "ISO-8859-1", charmap.ISO8859_1, "café"},
		{"UTF-8 that declares Latin 1", "ISO-8859-1", encoding.Nop, "café, déjà vu"},
		{"UTF-8 that declares UTF-16", "UTF-16", encoding.Nop, ko},
		{"UTF-8 without a declaration", "", encoding.Nop, ko},
		{"UTF-16 with a mark", "UTF-16", unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), ko},
		{"UTF-16 without a mark", "UTF-16", unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM), ko},
	} {
		t.Run(c.name, func(t *testing.T) {
			// Enough text that a wrong charset is more than a few broken characters.
			text := strings.Repeat(c.text+" ", 5)
			got, notes, err := Decode([]byte(encoded(t, c.encoding, feed(c.declared, text))))
			if err != nil || string(got) != feed(c.declared, text) {
				t.Errorf("%s %v %v", got, notes, err)
			}
		})
	}
}

func TestDecode_refusesTextThatItWouldGarble(t *testing.T) {
	for name, raw := range map[string]string{
		"no charset is clear":             feed("", "\xe9\xe8\xff\xfe"),
		"an unknown charset":              feed("x-none", "b"),
		"Windows-1251 declared as UTF-8":  feed("utf-8", encoded(t, charmap.Windows1251, strings.Repeat(ru, 5))),
		"Windows-1251 declared as Korean": feed("euc-kr", encoded(t, charmap.Windows1251, strings.Repeat(ru+" ", 40))),
	} {
		if got, notes, err := Decode([]byte(raw)); err == nil {
			t.Errorf("%s: %s %v", name, got, notes)
		}
	}
}
