package field

const longestCode = 64

// Code is a one-time code as typed. The domain that sent it checks it.
func (f *Form) Code(at *string, label string, options ...Option) {
	f.add(at, KindCode, label, sentCode{trimmed{stringValue{at}}}, append([]Option{Max(longestCode), Autocomplete("one-time-code"), Called("the code")}, options...))
}

type sentCode struct{ trimmed }

func (c sentCode) problems(schema *DeclaredField) []string { return lineProblems(*c.at, false, schema) }
