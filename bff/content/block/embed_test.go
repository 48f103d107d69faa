package block

import "testing"

func TestEmbed_framesOnlyPlayersOfKnownProviders(t *testing.T) {
	for address, want := range map[string][2]string{
		"https://www.youtube.com/watch?v=dQw4w9WgXcQ":                                   {"youtube", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"},
		"https://youtu.be/dQw4w9WgXcQ?t=42s":                                            {"youtube", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42"},
		"https://m.youtube.com/shorts/dQw4w9WgXcQ":                                      {"youtube", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"},
		"https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1&origin=https://evil.test": {"youtube", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"},
		"https://vimeo.com/76979871":                                                    {"vimeo", "https://player.vimeo.com/video/76979871?dnt=1"},
		"https://vimeo.com/76979871/abcdef0123":                                         {"vimeo", "https://player.vimeo.com/video/76979871?dnt=1&h=abcdef0123"},
		"https://open.spotify.com/intl-de/episode/7makk4oTQel546B0PZlDM5?si=1":          {"spotify", "https://open.spotify.com/embed/episode/7makk4oTQel546B0PZlDM5"},
		"https://soundcloud.com/someone/a-track":                                        {"soundcloud", "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsomeone%2Fa-track"},
		"https://twitter.com/jack/status/20":                                            {"x", "https://platform.twitter.com/embed/Tweet.html?dnt=true&id=20"},
		"https://x.com/jack/status/20?s=20":                                             {"x", "https://platform.twitter.com/embed/Tweet.html?dnt=true&id=20"},
		"https://www.loom.com/share/0123456789abcdef0123456789abcdef":                   {"loom", "https://www.loom.com/embed/0123456789abcdef0123456789abcdef"},
		"https://www.youtube.com/@somebody":                                             {"link", ""},
		"https://www.youtube.com/watch?v=%22onload%3D":                                  {"link", ""},
		"https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ":                             {"link", ""},
		"https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ":                              {"link", ""},
		"https://soundcloud.com/a/b&auto_play=true":                                     {"link", ""},
		"https://open.spotify.com/user/someone":                                         {"link", ""},
		"https://example.com/article":                                                   {"link", ""},
	} {
		b, ok := Embed(address, "Title", nil)
		if !ok || b.Provider != want[0] || OrZero(b.Player) != want[1] || b.URL != address {
			t.Errorf("%s: %v %s %s", address, ok, b.Provider, OrZero(b.Player))
		}
	}
}

func TestEmbed_acceptsOnlyHTTPS(t *testing.T) {
	for _, address := range []string{"", "http://youtu.be/dQw4w9WgXcQ", "javascript:alert(1)", "/watch?v=dQw4w9WgXcQ", "//youtu.be/dQw4w9WgXcQ", "https://user@youtu.be/dQw4w9WgXcQ", "data:text/html,x", "https://"} {
		if b, ok := Embed(address, "Title", nil); ok {
			t.Errorf("%q was embedded: %+v", address, b)
		}
	}
}

func TestEmbed_withoutATitleHasTheSitesName(t *testing.T) {
	if b, _ := Embed("https://example.com/x", "", nil); b.Title != "example.com" {
		t.Errorf("title %q", b.Title)
	}
}
