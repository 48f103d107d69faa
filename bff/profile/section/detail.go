package section

import (
	"strings"

	"peritus/bff/platform/field"
)

// Detailed items say in a few words what tells them apart from others with the same title.
// Only the expert and staff read it.
type Detailed interface{ Detail() string }

// Detail returns what tells an item apart from others with the same title, or "". A page
// without a name has its address as the title, so that isn't repeated.
func Detail(item Item) string {
	detailed, ok := item.(Detailed)
	if !ok {
		return ""
	}
	if detail := detailed.Detail(); detail != Title(item) {
		return detail
	}
	return ""
}

// Called returns an item's title with its detail.
func Called(item Item) string { return called(Title(item), Detail(item)) }

func called(title, detail string) string {
	if detail == "" {
		return title
	}
	return title + " (" + detail + ")"
}

// Names returns what the rows of a section are called where only a name shows: by their
// titles, and those that share one also by their details.
func Names(rows []Item) []string {
	names, times := make([]string, len(rows)), make(map[string]int, len(rows))
	for i, row := range rows {
		names[i] = Title(row)
		times[strings.ToLower(names[i])]++
	}
	for i, row := range rows {
		if times[strings.ToLower(names[i])] > 1 {
			names[i] = called(names[i], Detail(row))
		}
	}
	return names
}

// parts joins what is there: "New York, issued June 2009".
func parts(texts ...string) string {
	filled := make([]string, 0, len(texts))
	for _, text := range texts {
		if text != "" {
			filled = append(filled, text)
		}
	}
	return strings.Join(filled, ", ")
}

// after puts a word in front of a text that is there: "issued June 2009".
func after(word, text string) string {
	if text == "" {
		return ""
	}
	return word + " " + text
}

// end returns the last characters of a number, as many as visitors see of it.
func end(number string) string {
	runes := []rune(number)
	return string(runes[len(runes)-shownOf(len(runes)):])
}

// years writes the years of a range: "2009–present".
func years(dates field.DateRange) string {
	from, to := year(dates.Start), year(dates.End)
	if dates.Current {
		to = "present"
	}
	switch {
	case from == "" || from == to:
		return to
	case to == "":
		return "since " + from
	}
	return from + "–" + to
}

func year(date string) string { return date[:min(len(date), len("2006"))] }
