package field

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strconv"
	"unicode/utf8"
)

// Restore fills an empty item from its stored form. It's json.Unmarshal, but several times
// faster for what Encode wrote, because pages read dozens of items.
func Restore(data []byte, into Item) error {
	v := reflect.ValueOf(into).Elem()
	known, found := layoutCache.Load(v.Type())
	if !found {
		formOf(into)
		known, found = layoutCache.Load(v.Type())
	}
	if found {
		r := reader{data: data}
		if r.object(v, known.(layout).byMember) && r.at == len(data) {
			return nil
		}
		v.SetZero()
	}
	return json.Unmarshal(data, into)
}

// reader reads what Encode writes. Its methods return false for anything else, so that
// json.Unmarshal reads all of it.
type reader struct {
	data []byte
	at   int
}

func (r *reader) object(into reflect.Value, members map[string][]int) bool {
	if !r.skip('{') {
		return false
	}
	for first := true; ; first = false {
		if r.skip('}') {
			return true
		}
		if !first && !r.skip(',') {
			return false
		}
		name, ok := r.text()
		if !ok || !r.skip(':') {
			return false
		}
		index, declared := members[string(name)]
		if !declared || !r.value(into.FieldByIndex(index).Addr().Interface()) {
			return false
		}
	}
}

func (r *reader) value(into any) bool {
	switch into := into.(type) {
	case *string:
		text, ok := r.text()
		if ok {
			*into = string(text)
		}
		return ok
	case **int:
		return r.number(into)
	case *bool:
		*into = r.word("true")
		return *into || r.word("false")
	case *[]string:
		return r.texts(into)
	case *DateRange:
		return r.dates(into)
	}
	return r.rows(reflect.ValueOf(into).Elem())
}

func (r *reader) number(into **int) bool {
	if r.word("null") {
		return true
	}
	end := r.at
	for end < len(r.data) && (r.data[end] == '-' || r.data[end] >= '0' && r.data[end] <= '9') {
		end++
	}
	written := string(r.data[r.at:end])
	n, err := strconv.Atoi(written)
	if err != nil || strconv.Itoa(n) != written { // such as 007, which isn't JSON
		return false
	}
	*into, r.at = &n, end
	return true
}

func (r *reader) texts(into *[]string) bool {
	if r.word("null") {
		return true
	}
	if !r.skip('[') {
		return false
	}
	*into = []string{}
	for !r.skip(']') {
		if len(*into) > 0 && !r.skip(',') {
			return false
		}
		text, ok := r.text()
		if !ok {
			return false
		}
		*into = append(*into, string(text))
	}
	return true
}

func (r *reader) dates(into *DateRange) bool {
	return r.member("{\"start\":", &into.Start) && r.member(",\"end\":", &into.End) && r.member(",\"current\":", &into.Current) && r.skip('}')
}

func (r *reader) member(before string, into any) bool { return r.word(before) && r.value(into) }

// rows reads a list of records, or of anything else by its JSON.
func (r *reader) rows(list reflect.Value) bool {
	if r.word("null") {
		return true
	}
	known, found := layoutCache.Load(list.Type().Elem())
	if !found {
		return r.other(list.Addr().Interface())
	}
	if !r.skip('[') {
		return false
	}
	list.Set(reflect.MakeSlice(list.Type(), 0, 0))
	for !r.skip(']') {
		if n := list.Len(); n > 0 && !r.skip(',') {
			return false
		}
		list.Grow(1)
		list.SetLen(list.Len() + 1)
		row := list.Index(list.Len() - 1)
		row.SetZero()
		if !r.object(row, known.(layout).byMember) {
			return false
		}
	}
	return true
}

func (r *reader) other(into any) bool {
	d := json.NewDecoder(bytes.NewReader(r.data[r.at:]))
	if d.Decode(into) != nil {
		return false
	}
	r.at += int(d.InputOffset())
	return true
}

// text reads a text without escapes.
func (r *reader) text() ([]byte, bool) {
	if !r.skip('"') {
		return nil, false
	}
	ascii := true
	for end := r.at; end < len(r.data); end++ {
		switch c := r.data[end]; {
		case c == '"':
			text := r.data[r.at:end]
			r.at = end + 1
			return text, ascii || utf8.Valid(text)
		case c == '\\' || c < ' ':
			return nil, false
		case c >= utf8.RuneSelf:
			ascii = false
		}
	}
	return nil, false
}

func (r *reader) skip(c byte) bool {
	if r.at < len(r.data) && r.data[r.at] == c {
		r.at++
		return true
	}
	return false
}

func (r *reader) word(word string) bool {
	if bytes.HasPrefix(r.data[r.at:], []byte(word)) {
		r.at += len(word)
		return true
	}
	return false
}
