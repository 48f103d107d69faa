package field

import (
	"encoding/json"
	"errors"

	"github.com/danielgtaylor/huma/v2"
)

// DateRange is a period with partial dates. A current one has no end.
type DateRange struct {
	Start   string `json:"start"`
	End     string `json:"end"`
	Current bool   `json:"current"`
}

// Range is a period with partial dates. A required one needs a start. OpenEnd adds the
// checkbox for a period that goes on; then an end or that checkbox is required too.
func (f *Form) Range(at *DateRange, label string, options ...Option) {
	f.add(at, KindDateRange, label, dateRange{at}, options)
}

// OpenEnd lets a date range go on. label is the text of its checkbox: "I still work here".
func OpenEnd(label string) Option { return func(s *DeclaredField) { s.OpenEnd = label } }

type dateRange struct{ at *DateRange }

func (r dateRange) decode(raw json.RawMessage) error {
	*r.at = DateRange{}
	if strict(raw, r.at) != nil {
		return errors.New("Enter a start and an end.") //nolint:staticcheck // shown to people
	}
	return nil
}

func (r dateRange) clear() { *r.at = DateRange{} }

func (r dateRange) normalize() {
	trimmed{stringValue{&r.at.Start}}.normalize()
	trimmed{stringValue{&r.at.End}}.normalize()
}

func (r dateRange) empty() bool { return *r.at == DateRange{} }
func (r dateRange) value() any  { return *r.at }

func (r dateRange) problems(*DeclaredField) []string { return nil } // within has them, by part

func (r dateRange) parts(schema *DeclaredField, add func(path, text string)) {
	for _, part := range []struct{ name, value string }{{"start", r.at.Start}, {"end", r.at.End}} {
		if part.value == "" {
			continue
		}
		for _, text := range (partialDate{trimmed{stringValue{&part.value}}}).problems(nil) {
			add(part.name, text)
			return
		}
	}
	switch {
	case r.at.Start == "" && (schema.Required || r.at.End != "" || r.at.Current):
		add("start", "Enter the start.")
	case r.at.Current && schema.OpenEnd == "":
		add("end", "Enter the end.")
	case r.at.Current && r.at.End != "":
		add("end", "Clear the end, or uncheck “"+schema.OpenEnd+"”.")
	case r.at.End == "" && !r.at.Current && schema.OpenEnd != "":
		add("end", "Enter the end, or check “"+schema.OpenEnd+"”.")
	case !NotBefore(r.at.End, r.at.Start):
		add("end", "The end date is before the start date. Correct one of them.")
	}
}

func (r dateRange) openAPI(*DeclaredField) *huma.Schema {
	text := func() *huma.Schema { return &huma.Schema{Type: huma.TypeString} }
	return &huma.Schema{Type: huma.TypeObject, AdditionalProperties: false, Nullable: true, Properties: map[string]*huma.Schema{
		"start": text(), "end": text(), "current": {Type: huma.TypeBoolean},
	}}
}
