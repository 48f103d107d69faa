package inquiry

// Form is the declaration of a public form. The rules, the web's form, the mails and
// the staff's view all follow from it.
type Form struct {
	Code    string
	Title   string // in mails and for staff
	Fields  []Field
	subject string // the field that says in a line what it is about
	name    []string
}

// Field is one question of a form.
type Field struct {
	Name     string   `json:"name"`
	Label    string   `json:"label"`
	Kind     string   `json:"kind" enum:"text,long-text,email,phone,choice,consent"`
	Required bool     `json:"required"`
	Max      int      `json:"max" doc:"Characters; 0 where the kind says enough."`
	Choices  []Choice `json:"choices"`
}

// Choice is one answer to choose.
type Choice struct {
	Value string `json:"value"`
	Label string `json:"label"`
}

// ConsentGiven is the value of a consent that is given.
const ConsentGiven = "yes"

// Forms by code.
var Forms = map[string]Form{
	"request-an-expert": {Code: "request-an-expert", Title: "Request for an expert", subject: "specialty", name: []string{"first_name", "last_name"}, Fields: []Field{
		required(line("specialty", "What should the expert explain?", 160)),
		required(Field{Name: "issues", Label: "The issues", Kind: "long-text", Max: 2000}),
		required(choice("side", "Side", Choice{"plaintiff", "Plaintiff"}, Choice{"defence", "Defence"}, Choice{"neutral", "Neutral"}, Choice{"undecided", "Undecided"})),
		required(line("court", "Court", 160)),
		line("parties", "Parties", 500),
		choice("stage", "Stage", Choice{"before-filing", "Before filing"}, Choice{"filed", "Filed, discovery not begun"},
			Choice{"discovery", "Discovery, experts not yet named"}, Choice{"disclosure", "Expert disclosure is due"},
			Choice{"trial", "Trial is set"}, Choice{"other", "Something else"}),
		line("dates", "Dates to keep", 160),
		choice("budget", "Budget, an hour", Choice{"under-300", "Under $300"}, Choice{"300-550", "$300 to $550"},
			Choice{"550-900", "$550 to $900"}, Choice{"over-900", "Over $900"}, Choice{"open", "Depends on the person"}),
		required(line("first_name", "First name", 80)),
		required(line("last_name", "Last name", 80)),
		required(Field{Name: "email", Label: "Work e-mail", Kind: "email", Max: 254}),
		{Name: "phone", Label: "Phone", Kind: "phone", Max: 20},
		line("firm", "Firm", 160),
		line("role", "Role", 80),
		consent("Keep this request for 12 months and write to me about it."),
	}},
	"partner-with-us": {Code: "partner-with-us", Title: "Proposal to work together", subject: "organisation", name: []string{"name"}, Fields: []Field{
		required(line("organisation", "Organisation", 160)),
		required(choice("kind", "What kind is it?", Choice{"law-firm", "Law firm or legal department"}, Choice{"university", "University or research institute"},
			Choice{"association", "Professional association"}, Choice{"insurer", "Insurer or litigation funder"},
			Choice{"press", "Press or publisher"}, Choice{"other", "Something else"})),
		required(Field{Name: "message", Label: "What do you have in mind?", Kind: "long-text", Max: 4000}),
		required(line("name", "Your name", 160)),
		required(Field{Name: "email", Label: "Work e-mail", Kind: "email", Max: 254}),
		{Name: "phone", Label: "Phone", Kind: "phone", Max: 20},
		consent("Keep this message for 12 months and write to me about it."),
	}},
	"contact": {Code: "contact", Title: "Message", subject: "subject", name: []string{"name"}, Fields: []Field{
		required(line("subject", "Subject", 160)),
		required(Field{Name: "message", Label: "Message", Kind: "long-text", Max: 4000}),
		required(line("name", "Your name", 160)),
		required(Field{Name: "email", Label: "E-mail", Kind: "email", Max: 254}),
		{Name: "phone", Label: "Phone", Kind: "phone", Max: 20},
		consent("Keep this message for 12 months and write to me about it."),
	}},
}

func line(name, label string, most int) Field {
	return Field{Name: name, Label: label, Kind: "text", Max: most, Choices: []Choice{}}
}

func choice(name, label string, choices ...Choice) Field {
	return Field{Name: name, Label: label, Kind: "choice", Choices: choices}
}

func consent(label string) Field {
	return required(Field{Name: "consent", Label: label, Kind: "consent"})
}

func required(f Field) Field {
	f.Required = true
	return f
}

// shown is a value as people read it: the label of what was chosen.
func (f Field) shown(value string) string {
	for _, c := range f.Choices {
		if c.Value == value {
			return c.Label
		}
	}
	return value
}
