package importing

import (
	"context"
	"net/url"
	"strings"

	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/podcast"
)

var episodeFields = []string{"title", "slug", "summary", "number", "season", "kind", "publishDate", "audio", "audioUrl",
	"picture", "explicit", "chapters", "transcript", "people", "notes"}

func (r *run) episode(ctx context.Context, e *manuscript.Episode) error {
	d := &draft{data: map[string]any{"guid": e.GUID, "kind": e.Kind, "explicit": e.Explicit}, notes: append([]string{}, e.Notes...), keep: map[string]string{}}
	title := manuscript.Line(e.Title)
	if title == "" {
		title = "Untitled episode"
		d.hold("it has no title")
	}
	d.fit("title", title, 160)
	d.data["slug"] = e.Slug
	d.fit("summary", summaryOf(e.Summary, e.Body, title), 300)
	if e.Number > 0 {
		d.data["number"] = e.Number
	}
	if e.Season > 0 {
		d.data["season"] = e.Season
	}
	r.dated(d, e.Date, false)
	for _, add := range []func(context.Context, *draft, *manuscript.Episode) error{r.audioFile, r.chaptersAndTranscript, r.episodePictures} {
		if err := add(ctx, d, e); err != nil {
			return err
		}
	}
	notes, err := r.body(ctx, d, e.Body)
	if err != nil {
		return err
	}
	d.data["notes"] = notes
	_, err = r.save(ctx, record{collection: "episodes", kind: "episode", key: e.Key, source: e.Source, title: title,
		fields: episodeFields, populate: episodePopulate, public: true, dated: !e.Date.IsZero()}, d)
	return err
}

// audioFile uploads the audio file. If that fails, the episode stays a draft with the
// audio's source address.
func (r *run) audioFile(ctx context.Context, d *draft, e *manuscript.Episode) error {
	if strings.HasPrefix(e.Audio, "https://") && len(e.Audio) <= 255 {
		d.data["audioUrl"] = e.Audio
	}
	file, why, err := r.media.audio(ctx, e.Audio)
	if err != nil {
		return err
	}
	if file == nil {
		d.hold("its audio %s isn't uploaded yet: %s", e.Audio, why)
		return nil
	}
	d.data["audio"] = file.ID
	delete(d.data, "audioUrl")
	return nil
}

func (r *run) chaptersAndTranscript(ctx context.Context, d *draft, e *manuscript.Episode) error {
	chapters, transcript := e.Chapters, e.Transcript
	if e.ChaptersURL != "" && len(chapters) == 0 {
		raw, why := r.media.text(ctx, e.ChaptersURL)
		if why == "" {
			var err error
			if chapters, err = podcast.Chapters([]byte(raw)); err != nil {
				why = err.Error()
			}
		}
		if why != "" {
			d.keep["chapters"] = "its chapters " + e.ChaptersURL + " are left out: " + why
		}
	}
	if e.TranscriptURL != "" && transcript == "" {
		raw, why := r.media.text(ctx, e.TranscriptURL)
		if why == "" && !podcast.IsTranscript(raw) {
			raw, why = "", "it is neither WebVTT nor SRT"
		}
		if transcript = raw; why != "" {
			d.keep["transcript"] = "its transcript " + e.TranscriptURL + " is left out: " + why
		}
	}
	if list := chapterData(chapters); len(list) > 0 {
		d.data["chapters"] = list
	}
	set(d.data, "transcript", transcript)
	return nil
}

func chapterData(chapters []manuscript.Chapter) []any {
	var list []any
	for _, ch := range chapters {
		title, _ := manuscript.Cut(ch.Title, 120)
		m := map[string]any{"start": ch.Start, "title": title}
		set(m, "href", ch.Href)
		list = append(list, m)
	}
	return list
}

func (r *run) episodePictures(ctx context.Context, d *draft, e *manuscript.Episode) error {
	if err := r.setPicture(ctx, d, d.data, "picture", e.Picture); err != nil {
		return err
	}
	people, err := r.people(ctx, d, e.People)
	if len(people) > 0 {
		d.data["people"] = people
	}
	return err
}

func (r *run) people(ctx context.Context, d *draft, list []manuscript.Person) ([]any, error) {
	var people []any
	for _, p := range list {
		name, _ := manuscript.Cut(p.Name, 100)
		title, _ := manuscript.Cut(p.Title, 120)
		m := map[string]any{"name": name, "role": p.Role}
		set(m, "title", title)
		set(m, "href", p.Href)
		if p.Picture != "" {
			if err := r.setPicture(ctx, d, m, "picture", &manuscript.Picture{URL: p.Picture, Alt: p.Name}); err != nil {
				return nil, err
			}
		}
		people = append(people, m)
	}
	return people, nil
}

func episodePopulate() url.Values {
	q := url.Values{"populate[audio]": {"true"}, "populate[picture]": {"true"}, "populate[chapters]": {"true"},
		"populate[people][populate][picture]": {"true"}}
	populateBody(q, "notes")
	return q
}
