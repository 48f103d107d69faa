package section

// FieldSchema says about a field what a form needs to know.
type FieldSchema struct {
	Name     string `json:"name"`
	Label    string `json:"label"`
	Kind     string `json:"kind" enum:"text,long-text,choice,number,year,partial-date,url,email,phone,slug,country,us-state,time-zone,languages,keywords,photo,flag"`
	Required bool   `json:"required"`
	Hint     string `json:"hint,omitempty"`
	Min      *int   `json:"min,omitempty" doc:"Characters of a text, entries of a list, or the least number."`
	Max      *int   `json:"max,omitempty" doc:"Characters of a text, entries of a list, or the greatest number."`
	EachMax  *int   `json:"each_max,omitempty" doc:"Characters of one entry of a list."`
	Pattern  string `json:"pattern,omitempty" doc:"Regular expression for the whole value."`

	Options     []FieldOption `json:"options,omitempty" doc:"What may be chosen."`
	List        string        `json:"list,omitempty" doc:"The shared list of the catalog that holds what may be chosen."`
	DependsOn   string        `json:"depends_on,omitempty" doc:"The field whose value narrows this one."`
	OnlyFor     string        `json:"only_for,omitempty" doc:"The value of that field with which this one is filled in, and required."`
	Suggestions []string      `json:"suggestions,omitempty" doc:"Offered while typing; anything else is as good."`

	Autocomplete string `json:"autocomplete,omitempty" doc:"Token for the browser's own filling in."`
	Audience     string `json:"audience" enum:"public,attorneys" doc:"Who may see it at most, whatever the item's visibility."`
	Recommended  string `json:"recommended,omitempty" doc:"What is missing while it is empty."`
}

// FieldOption is one value that may be chosen.
type FieldOption struct {
	Value string `json:"value"`
	Label string `json:"label"`
	Of    string `json:"of,omitempty" doc:"The value of the field depended on, to which this option belongs."`
}

// Audiences of a field.
const (
	AudiencePublic    = "public"
	AudienceAttorneys = "attorneys"
)

// Option adds to the declaration of a field.
type Option func(*FieldSchema)

// Required fields must be filled in.
func Required(s *FieldSchema) { s.Required = true }

// Max is the most characters (runes), entries, or the greatest number.
func Max(n int) Option { return func(s *FieldSchema) { s.Max = &n } }

// Between is both ends, inclusive, of what Max limits at one end.
func Between(low, high int) Option {
	return func(s *FieldSchema) { s.Min, s.Max = &low, &high }
}

// EachMax is the most characters of one entry of a list.
func EachMax(n int) Option { return func(s *FieldSchema) { s.EachMax = &n } }

// Hint is a sentence below the field.
func Hint(text string) Option { return func(s *FieldSchema) { s.Hint = text } }

// Recommended fields count towards completeness; text names what is missing,
// such as "a photo".
func Recommended(text string) Option { return func(s *FieldSchema) { s.Recommended = text } }

// Suggest offers values while the person types.
func Suggest(values ...string) Option { return func(s *FieldSchema) { s.Suggestions = values } }

// Autocomplete is the token by which the browser fills the field in.
func Autocomplete(token string) Option { return func(s *FieldSchema) { s.Autocomplete = token } }

// AttorneysOnly keeps a field from visitors, whatever the item's visibility.
func AttorneysOnly(s *FieldSchema) { s.Audience = AudienceAttorneys }

// Schema lists the fields of a section as a form needs them.
func (s Section) Schema() []FieldSchema {
	f := formOf(s.New())
	schemas := make([]FieldSchema, len(f.fields))
	for i := range f.fields {
		schemas[i] = *f.fields[i].schema
	}
	return schemas
}
