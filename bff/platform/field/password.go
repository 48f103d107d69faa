package field

const longestPassword = 4096

// Password is an existing password. Nothing about it is changed or judged here.
func (f *Form) Password(at *string, label string, options ...Option) {
	f.add(at, KindPassword, label, password{stringValue{at}}, append([]Option{Max(longestPassword), Autocomplete("current-password"), Called("your password")}, options...))
}

// NewPassword is a password to be set. How hard it is to guess is judged by whoever
// keeps it.
func (f *Form) NewPassword(at *string, label string, options ...Option) {
	f.add(at, KindNewPassword, label, password{stringValue{at}}, append([]Option{Max(longestPassword), Autocomplete("new-password"), IfMissing("Choose a password.")}, options...))
}

type password struct{ stringValue }

func (p password) normalize()                              {}
func (p password) empty() bool                             { return *p.at == "" }
func (p password) problems(schema *DeclaredField) []string { return lengthProblems(*p.at, schema) }
