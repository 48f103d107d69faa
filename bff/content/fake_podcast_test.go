package content_test

import "time"

// publishEpisode publishes an episode, perhaps again. fields override the defaults.
func (f *fakeCMS) publishEpisode(name string, at time.Time, fields entry) string {
	f.mu.Lock()
	defer f.mu.Unlock()
	id := docID("epi" + name)
	e := entry{
		"id": 40, "documentId": id, "title": "Episode " + name, "slug": name, "summary": "Heard in " + name + ".", "guid": "guid-" + name,
		"number": 1, "season": nil, "kind": "full", "explicit": false, "updatedAt": stamp(at), "publishedAt": stamp(at), "publishDate": stamp(at),
		"audio": entry{"url": "/uploads/" + name + ".mp3", "mime": "audio/mpeg"}, "audioUrl": nil, "audioBytes": "123456", "audioSeconds": "61.5", "audioType": "audio/mpeg",
		"picture": picture("/uploads/"+name+".webp", "Picture of "+name), "chapters": []entry{{"start": "0:00", "title": "Beginning"}, {"start": "1:01:01", "title": "End", "href": "https://example.com"}},
		"transcript": "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ada>Spoken words of " + name, "people": []entry{{"name": "Ada Guest", "role": "guest", "title": "Engineer"}, {"name": "Ruth Host", "role": "host"}},
		"notes": []entry{{"__component": "article.text", "body": []entry{paragraph("Notes of " + name)}}}, "seo": nil, "formerSlugs": []entry{},
	}
	for k, v := range fields {
		e[k] = v
	}
	if f.episodes == nil {
		f.episodes = map[string]entry{}
	}
	f.episodes[id] = e
	return id
}

func (f *fakeCMS) unpublishEpisode(name string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.episodes, docID("epi"+name))
}

func podcastEntry(fields entry) entry {
	e := entry{"documentId": docID("podcast"), "title": "Qualified", "summary": "A show.", "description": "All about it.", "author": "Peritus", "ownerName": "Peritus",
		"ownerEmail": "podcast@peritus.test", "language": "en", "category": "Education", "subcategory": "How To", "explicit": false, "cover": picture("/uploads/cover.webp", "Cover"),
		"copyright": "© 2026", "guid": "e522decf-0d9b-5890-824b-42302f71d5d3", "locked": true, "updatedAt": stamp(noon), "platforms": []entry{{"label": "Apple", "href": "https://podcasts.example"}},
		"people": []entry{{"name": "Ruth Host", "role": "host"}}, "seo": nil}
	for k, v := range fields {
		e[k] = v
	}
	return e
}

func tagEntry(name, title string) entry {
	return entry{"id": 8, "documentId": docID("tag" + name), "name": title, "slug": name}
}

func questionEntry(name, text string) entry {
	return entry{"id": 9, "documentId": docID("que" + name), "question": text, "answer": []entry{paragraph("Answer to " + text)}}
}

func testimonialEntry(name, text string) entry {
	return entry{"id": 10, "documentId": docID("tes" + name), "text": text, "name": name, "role": "Attorney", "picture": nil}
}
