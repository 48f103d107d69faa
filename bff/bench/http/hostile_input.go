package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// input is one request to an operation.
type input struct {
	name, path string
	body       []byte
	packed     bool // the body is compressed
}

// leet uses all signs that stand for letters in passwords.
var leet = strings.Repeat("p4$$w0rd1!|7+5{[(<@8", 4)[:66]

// sampled returns the path with a sample value for each parameter.
func (o operation) sampled() string { return o.pathWith("") }

// pathWith fills in the path's parameters with text, or with samples if text is empty.
func (o operation) pathWith(text string) string {
	path := o.path
	for _, p := range o.described.Parameters {
		if p.In != "path" {
			continue
		}
		value := text
		if value == "" {
			value = fmt.Sprint(sampleOf(p.Schema, 0))
		}
		path = strings.ReplaceAll(path, "{"+p.Name+"}", url.PathEscape(value))
	}
	return path
}

// schema returns the body's schema, or nil.
func (o operation) schema() *huma.Schema {
	if o.described.RequestBody == nil {
		return nil
	}
	media := o.described.RequestBody.Content["application/json"]
	if media == nil {
		return nil
	}
	schema := media.Schema
	if len(schema.OneOf) > 0 {
		schema = schema.OneOf[0]
	}
	return schema
}

// sample returns a small body that mostly matches the schema.
func (o operation) sample() []byte {
	if o.schema() == nil {
		return nil
	}
	return jsonOf(sampleOf(o.schema(), 0))
}

func sampleOf(s *huma.Schema, depth int) any {
	if s == nil || depth > 4 {
		return "x"
	}
	if len(s.Enum) > 0 {
		return s.Enum[0]
	}
	switch s.Type {
	case huma.TypeObject:
		object := map[string]any{}
		for name, property := range s.Properties {
			if slices.Contains(s.Required, name) {
				object[name] = sampleOf(property, depth+1)
			}
		}
		return object
	case huma.TypeArray:
		return []any{}
	case huma.TypeInteger, huma.TypeNumber:
		return 1
	case huma.TypeBoolean:
		return true
	}
	return strings.Repeat("x", max(1, deref(s.MinLength)))
}

func deref(n *int) int {
	if n == nil {
		return 0
	}
	return *n
}

// inputs returns the hostile requests: wide, deep, long, and repeated.
func (o operation) inputs() []input {
	all := o.addresses()
	if schema := o.schema(); schema != nil {
		return append(all, o.bodies(schema)...)
	}
	if o.method != http.MethodGet {
		all = append(all, input{name: "a body that it doesn't take", path: o.sampled(), body: wide(largest)})
	}
	return all
}

func (o operation) addresses() []input {
	path := o.sampled()
	all := []input{
		{name: "wide query", path: path + "?" + strings.Repeat("k=1&", longestQuery/4), body: o.sample()},
		{name: "unknown query keys", path: path + "?" + keys(longestQuery), body: o.sample()},
	}
	if strings.Contains(o.path, "{") {
		all = append(all, input{name: "long path", path: o.pathWith(strings.Repeat("a", 8<<10)), body: o.sample()})
	}
	for _, p := range o.described.Parameters {
		if p.In != "query" {
			continue
		}
		for _, text := range []string{"a", "%F0%9D%95%AC", "a+", "%22a"} {
			all = append(all, input{name: "long " + p.Name, path: path + "?" + p.Name + "=" + strings.Repeat(text, longestQuery/len(text)), body: o.sample()})
		}
		all = append(all, input{name: "repeated " + p.Name, path: path + "?" + strings.Repeat(p.Name+"=a&", longestQuery/(len(p.Name)+3)), body: o.sample()})
	}
	return all
}

func (o operation) bodies(schema *huma.Schema) []input {
	path, all := o.sampled(), []input{}
	add := func(name string, body []byte) {
		all = append(all, input{name: name, path: path, body: body[:min(len(body), largest)]})
	}
	valid, _ := sampleOf(schema, 0).(map[string]any)
	with := func(name string, value any) []byte {
		changed := maps.Clone(valid)
		if changed == nil {
			changed = map[string]any{}
		}
		changed[name] = value
		return jsonOf(changed)
	}
	add("1,000 unknown keys", wide(13_000))
	add("wide", wide(largest))
	add("deep", []byte(strings.Repeat(`{"a":`, largest/6)+strings.Repeat("}", largest/6)))
	add("deep lists", []byte(strings.Repeat("[", largest/2)+strings.Repeat("]", largest/2)))
	all = append(all, input{name: "compressed", path: path, body: bomb(), packed: true})
	add("not JSON", []byte(strings.Repeat("\xff", largest)))
	for _, name := range slices.Sorted(maps.Keys(schema.Properties)) {
		long := largest - 4096
		add("long "+name, with(name, strings.Repeat("a", long)))
		add("wide letters in "+name, with(name, strings.Repeat("𝕬", long/4)))
		add("marks in "+name, with(name, "e"+strings.Repeat("\u0301", long/2)))
		add("leetspeak in "+name, with(name, leet))
		add("4,000 characters in "+name, with(name, strings.Repeat("1a. +", 800)))
		add("a list in "+name, with(name, make([]int, long/2)))
		add("objects in "+name, with(name, slices.Repeat([]any{map[string]any{}}, long/3)))
		add("nested "+name, []byte(`{"`+name+`":`+strings.Repeat("[", long/2)+strings.Repeat("]", long/2)+"}"))
		add("repeated "+name, []byte("{"+strings.TrimSuffix(strings.Repeat(`"`+name+`":"a",`, long/(len(name)+7)), ",")+"}"))
	}
	return all
}

// wide returns an object with as many unknown members as fit into size bytes.
func wide(size int) []byte {
	var b strings.Builder
	b.WriteString(`{"k":0`)
	for i := 0; b.Len() < size-20; i++ {
		fmt.Fprintf(&b, `,"k%d":%d`, i, i%10)
	}
	b.WriteString("}")
	return []byte(b.String())
}

// keys returns a query of distinct parameters.
func keys(size int) string {
	var b strings.Builder
	for i := 0; b.Len() < size-20; i++ {
		fmt.Fprintf(&b, "k%d=1&", i)
	}
	return b.String()
}

// bomb returns a gzip file that unpacks to a thousand times its size.
func bomb() []byte {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	zeros := make([]byte, 1<<20)
	for range 200 {
		_, _ = w.Write(zeros) // writes to memory never fail
	}
	_ = w.Close()
	return b.Bytes()
}
