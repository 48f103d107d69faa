package passwords

import (
	"runtime"
	"strings"
	"testing"
)

func TestCheck_ratesPasswords(t *testing.T) {
	for _, c := range []struct{ name, password, says string }{
		{"four words", "correct horse battery staple", ""},
		{"twelve characters of any kind", "jK8#mQ2$vL9x", ""},
		{"eleven characters, one of them made of two code points", "u\u0308bermut 7 Q", "at least 12"},
		{"letters of another script", "грозовой перевал тихо", ""},
		{"128 characters", strings.Repeat("Iw2 b4 f9 ", 12) + "12345678", ""},
		{"nothing", "", "at least 12"},
		{"eleven characters", "jK8#mQ2$vL9", "at least 12"},
		{"129 characters", strings.Repeat("x", 129), "at most 128"},
		{"the address", "Maria.Keller@Uni.example", "email address"},
		{"the address in fullwidth letters", "ｍaria.keller@uni.example", "email address"},
		{"the part before the at sign", "maria.keller", "email address"},
		{"the name and a year", "MariaKeller2026", "easy to guess"},
		{"a common password, lengthened", "password1234", "easy to guess"},
		{"a common password, twice", "letmeinletmein", "easy to guess"},
		{"a common password in leetspeak", "P@ssw0rd1234", "easy to guess"},
		{"a common password with every sign", "p4$$w0rd1!|7+5{", "easy to guess"},
		{"a row of the keyboard", "qwertyuiop12", "easy to guess"},
		{"one letter", strings.Repeat("a", 40), "easy to guess"},
		{"our own name", "peritus-peritus", "easy to guess"},
	} {
		got := Check(c.password, "maria.keller@uni.example", "Maria Keller")
		if (c.says == "") != (len(got) == 0) || !strings.Contains(strings.Join(got, " "), c.says) {
			t.Errorf("%s: %q", c.name, got)
		}
	}
}

func TestStrengthOf_theOwnersNameMakesAPasswordWeaker(t *testing.T) {
	const password = "castellanos vqzt"
	if stranger, owner := StrengthOf(password, "li@example.org", "Li Wei"), StrengthOf(password, "ines@firm.example", "Ines Castellanos"); owner >= stranger {
		t.Errorf("same strength for the owner (%d) and a stranger (%d)", owner, stranger)
	}
	if StrengthOf("", "", "").Word() != "Very easy to guess" || StrengthOf("correct horse battery staple", "", "").Word() != "Very strong" {
		t.Error("the strength is not in words")
	}
}

// Allocated bytes stand for CPU time here: they don't depend on how busy the machine is.
func TestStrengthOf_costsAboutTheSameForEveryPassword(t *testing.T) {
	allocated := func(password string) uint64 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		StrengthOf(password, "maria.keller@uni.example", "Maria Keller")
		runtime.ReadMemStats(&after)
		return after.TotalAlloc - before.TotalAlloc
	}
	ordinary := "correct horse battery staple, and words up to sixty-four letters"
	allocated(ordinary) // warm up
	usual := allocated(ordinary)
	for _, hostile := range []string{
		strings.Repeat(signs, 4), strings.Repeat("p4$$w0rd1!|7+5{[", 4), strings.Repeat("1|7a", 16), strings.Repeat("@4(ab", 13),
		strings.Repeat("a", 128), strings.Repeat("qwertyuiop", 12), strings.Repeat("01/02/1990", 12), strings.Repeat("0123456789", 12),
		strings.Repeat("passw", 25), strings.Repeat("пароль", 20),
	} {
		if cost := allocated(hostile); cost > 20*usual {
			t.Errorf("%q allocates %d times the bytes of %q", hostile, cost/usual, ordinary)
		}
	}
}
