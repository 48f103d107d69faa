// Package podcast reads podcast feeds: RSS 2.0 and Atom with the iTunes and Podcasting
// 2.0 namespaces, in any charset.
package podcast

import (
	"errors"
	"fmt"
	"net/mail"
	"net/url"
	"regexp"
	"sort"
	"strings"

	"github.com/google/uuid"

	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/markup"
	"peritus/bff/importing/xmltree"
)

// MaxBytes limits the size of a feed.
const MaxBytes = 64 << 20

// Read parses a feed. address is its source, or "" for a file. It returns the whole feed
// or an error.
func Read(raw []byte, address string) (manuscript.Batch, error) {
	root, notes, err := xmltree.Parse(raw)
	if err != nil {
		return manuscript.Batch{}, err
	}
	channel, items := contentsOf(root)
	if channel == nil {
		return manuscript.Batch{}, fmt.Errorf("this isn't a feed: its root is <%s> (nothing was imported)", root.Name)
	}
	if len(items) == 0 && channel.Get("title") == "" {
		return manuscript.Batch{}, errors.New("the feed has no show and no episodes (nothing was imported)")
	}
	x := &feed{slugs: manuscript.Slugs{}, seen: map[string]bool{}, foreign: map[string]int{}}
	x.batch = manuscript.Batch{Kind: "podcast", Notes: notes}
	x.name(channel, address)
	if x.batch.Show = x.show(channel); x.batch.Show.Title == "" {
		x.batch.Show = nil
		x.batch.Notes = append(x.batch.Notes, "The feed has no title, so the show is left out.")
	}
	for i, item := range items {
		x.item(item, i+1)
	}
	x.nameForeign(channel)
	return x.batch, nil
}

// contentsOf finds the channel and its items, which are siblings in RSS 1.0.
func contentsOf(root *xmltree.Node) (channel *xmltree.Node, items []*xmltree.Node) {
	switch root.Name {
	case "rss":
		channel = root.Child("channel")
		if channel == nil {
			return nil, nil
		}
		return channel, append(channel.All("item"), root.All("item")...)
	case "rdf:RDF":
		if channel = root.Child("channel"); channel == nil {
			return nil, nil
		}
		return channel, root.All("item")
	case "feed":
		return root, root.All("entry")
	}
	return nil, nil
}

type feed struct {
	site    string
	base    *url.URL
	batch   manuscript.Batch
	slugs   manuscript.Slugs
	seen    map[string]bool
	foreign map[string]int // unsupported elements
}

// name returns the feed's identifier in keys: its GUID or, without one, its address.
func (x *feed) name(channel *xmltree.Node, address string) {
	link := linkOf(channel)
	for _, candidate := range []string{address, link} {
		if u, err := url.Parse(candidate); err == nil && u.Host != "" && (u.Scheme == "http" || u.Scheme == "https") {
			x.base = u
		}
	}
	guid := channel.Get("podcast:guid")
	switch u, err := url.Parse(link); {
	case uuid.Validate(guid) == nil:
		x.site = strings.ToLower(guid)
	case err == nil && u.Host != "":
		x.site = strings.ToLower(u.Host) + strings.TrimSuffix(u.Path, "/")
	default:
		x.site = first(manuscript.Slug(channel.Get("title"), 60), "podcast")
	}
	x.batch.Site = x.site
}

// linkOf returns the web page of a channel or item. In Atom, it's an attribute.
func linkOf(n *xmltree.Node) string {
	for _, l := range n.All("link") {
		if text := strings.TrimSpace(l.Text); text != "" {
			return text
		}
		if rel := l.Attr["rel"]; (rel == "" || rel == "alternate") && l.Attr["href"] != "" {
			return l.Attr["href"]
		}
	}
	return ""
}

func (x *feed) show(channel *xmltree.Node) *manuscript.Show {
	s := &manuscript.Show{
		Title: manuscript.Line(channel.Get("title", "itunes:title")), Author: manuscript.Line(channel.Get("itunes:author", "googleplay:author", "dc:creator")),
		Language: manuscript.Line(channel.Get("language", "dc:language")), Copyright: manuscript.Line(channel.Get("copyright", "rights")),
		OwnerName: manuscript.Line(channel.Child("itunes:owner").Get("itunes:name")), OwnerEmail: manuscript.Line(channel.Child("itunes:owner").Get("itunes:email")),
	}
	note := func(format string, v ...any) { s.Notes = append(s.Notes, fmt.Sprintf(format, v...)) }
	s.Description = words(channel.Get("description", "itunes:summary", "subtitle", "googleplay:description"))
	s.Summary = words(channel.Get("itunes:summary", "itunes:subtitle", "description", "subtitle"))
	if category := channel.Child("itunes:category"); category != nil {
		if s.Category = manuscript.Line(category.Attr["text"]); !categories[s.Category] {
			note("its category “%s” isn't a current Apple Podcasts category and is left out", s.Category)
			s.Category = ""
		}
		s.Subcategory = manuscript.Line(category.Child("itunes:category").Attribute("text"))
		if n := len(channel.All("itunes:category")); n > 1 {
			note("the show has %d categories: the first one is used", n)
		}
	}
	if s.Language != "" && !manuscript.IsLanguage(s.Language) {
		note("its language “%s” isn't a language tag and is left out", s.Language)
		s.Language = ""
	}
	if _, err := mail.ParseAddress(s.OwnerEmail); s.OwnerEmail != "" && err != nil {
		note("its owner's address “%s” isn't an email address and is left out", s.OwnerEmail)
		s.OwnerEmail = ""
	}
	s.Explicit = explicit(channel.Get("itunes:explicit", "googleplay:explicit"))
	s.Locked = !strings.EqualFold(channel.Get("podcast:locked"), "no")
	if guid := channel.Get("podcast:guid"); guid != "" && uuid.Validate(guid) == nil {
		s.GUID = strings.ToLower(guid)
	} else if guid != "" {
		note("its podcast:guid “%s” isn't a UUID and is left out", guid)
	}
	address := first(channel.Child("itunes:image").Attribute("href"), channel.Child("image").Get("url"), channel.Get("logo"), channel.Child("googleplay:image").Attribute("href"))
	if address = x.address(address); address != "" {
		s.Cover = &manuscript.Picture{URL: address, Alt: "Cover of " + s.Title}
	}
	s.People = x.people(channel, note)
	return s
}

// categories are Apple Podcasts' top-level categories.
var categories = map[string]bool{"Arts": true, "Business": true, "Comedy": true, "Education": true, "Fiction": true, "Government": true,
	"Health & Fitness": true, "History": true, "Kids & Family": true, "Leisure": true, "Music": true, "News": true,
	"Religion & Spirituality": true, "Science": true, "Society & Culture": true, "Sports": true, "Technology": true, "True Crime": true, "TV & Film": true}

func explicit(text string) bool {
	switch strings.ToLower(strings.TrimSpace(text)) {
	case "yes", "true", "explicit":
		return true
	}
	return false
}

// words returns the text of an HTML fragment.
func words(source string) string {
	parts, _ := markup.Convert(source, markup.Options{Paragraphs: true})
	return manuscript.PlainText(parts)
}

// address resolves an address against the feed's, or returns "" if it can't be
// downloaded.
func (x *feed) address(typed string) string {
	u, err := url.Parse(strings.TrimSpace(typed))
	if err != nil || typed == "" {
		return ""
	}
	if x.base != nil {
		u = x.base.ResolveReference(u)
	}
	if (u.Scheme != "http" && u.Scheme != "https") || u.Hostname() == "" || u.User != nil {
		return ""
	}
	return u.String()
}

var roles = map[string]string{"host": "host", "co-host": "co-host", "cohost": "co-host", "guest": "guest",
	"guest host": "co-host", "producer": "producer", "executive producer": "producer", "editor": "editor", "audio editor": "editor"}

func (x *feed) people(n *xmltree.Node, note func(string, ...any)) []manuscript.Person {
	var people []manuscript.Person
	for _, p := range n.All("podcast:person") {
		name := manuscript.Line(p.Text)
		if name == "" {
			continue
		}
		typed := first(manuscript.Line(strings.ToLower(p.Attr["role"])), "host")
		role, known := roles[typed]
		if !known {
			note("%s is “%s”, an unsupported role: left out", name, typed)
			continue
		}
		person := manuscript.Person{Name: name, Role: role, Href: httpsOnly(p.Attr["href"]), Picture: x.address(p.Attr["img"])}
		people = append(people, person)
	}
	return people
}

func httpsOnly(address string) string {
	if u, err := url.Parse(address); err == nil && u.Scheme == "https" && u.Host != "" && u.User == nil && len(address) <= 250 {
		return address
	}
	return ""
}

// carried lists the elements that we import. The report counts all others in these
// namespaces.
var carried = map[string]bool{"itunes:author": true, "itunes:category": true, "itunes:duration": true, "itunes:episode": true,
	"itunes:episodeType": true, "itunes:explicit": true, "itunes:image": true, "itunes:name": true, "itunes:email": true, "itunes:owner": true,
	"itunes:season": true, "itunes:subtitle": true, "itunes:summary": true, "itunes:title": true, "itunes:type": true,
	"podcast:chapters": true, "podcast:episode": true, "podcast:guid": true, "podcast:locked": true, "podcast:person": true,
	"podcast:season": true, "podcast:transcript": true}

var namespaced = regexp.MustCompile(`^(itunes|podcast|googleplay|media):`)

// nameForeign adds a note for each element that we don't support.
func (x *feed) nameForeign(channel *xmltree.Node) {
	for _, c := range channel.Children {
		x.count(c)
	}
	var names []string
	for name, n := range x.foreign {
		names = append(names, fmt.Sprintf("<%s> (%d)", name, n))
	}
	if len(names) > 0 {
		sort.Strings(names)
		x.batch.Notes = append(x.batch.Notes, "Unsupported elements: "+strings.Join(names, ", ")+".")
	}
}

func (x *feed) count(n *xmltree.Node) {
	if namespaced.MatchString(n.Name) && !carried[n.Name] {
		x.foreign[n.Name]++
	}
}

func first(list ...string) string {
	for _, s := range list {
		if strings.TrimSpace(s) != "" {
			return s
		}
	}
	return ""
}
