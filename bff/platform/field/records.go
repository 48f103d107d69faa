package field

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"github.com/danielgtaylor/huma/v2"
)

// Records is a list of items with their own fields. row is the name of one item, and most
// is the maximum number of items.
func Records[T any, P interface {
	*T
	Item
}](f *Form, at *[]T, label, row string, most int, options ...Option) {
	inner := func(s *DeclaredField) { s.Row, s.Max, s.Fields = row, &most, Schema(P(new(T))) }
	f.add(at, KindRecords, label, &records[T, P]{at: at}, append([]Option{inner}, options...))
}

type records[T any, P interface {
	*T
	Item
}] struct {
	at *[]T
}

// rowProblems are the rows' problems by path: "1.year".
type rowProblems Problems

func (rowProblems) Error() string { return "Check the entries." }

func (r *records[T, P]) decode(raw json.RawMessage) error {
	var rows []json.RawMessage
	if json.Unmarshal(raw, &rows) != nil {
		return errors.New("Enter a list.") //nolint:staticcheck // shown to people
	}
	*r.at = make([]T, len(rows))
	found := rowProblems{}
	for i, row := range rows {
		for name, texts := range Decode(row, P(&(*r.at)[i])) {
			found[strconv.Itoa(i)+"."+name] = texts
		}
	}
	if len(found) > 0 {
		return found
	}
	return nil
}

func (r *records[T, P]) clear() { *r.at = []T{} }

func (r *records[T, P]) normalize() {
	if *r.at == nil {
		r.clear()
	}
	for i := range *r.at {
		Normalize(P(&(*r.at)[i]))
	}
}

func (r *records[T, P]) empty() bool { return len(*r.at) == 0 }
func (r *records[T, P]) value() any  { return *r.at }

func (r *records[T, P]) problems(schema *DeclaredField) []string {
	if n := len(*r.at); n > *schema.Max {
		return []string{fmt.Sprintf("Enter %d %s or fewer. You entered %d.", *schema.Max, lowerFirst(schema.Label), n)}
	}
	return nil
}

func (r *records[T, P]) within(add func(path, text string)) {
	for i := range *r.at {
		for name, texts := range Check(P(&(*r.at)[i])) {
			for _, text := range texts {
				add(strconv.Itoa(i)+"."+name, text)
			}
		}
	}
}

func (r *records[T, P]) openAPI(f *DeclaredField) *huma.Schema {
	return &huma.Schema{Type: huma.TypeArray, MaxItems: f.Max, Items: ObjectSchema(P(new(T)))}
}
