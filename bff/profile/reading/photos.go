package reading

import (
	"peritus/bff/profile/stored"
)

// photoAddress is where pages find a photo: below /photos/ for those that others can see,
// and otherwise at the profile, for those who may edit it.
func photoAddress(e stored.Expert, key string) string {
	switch {
	case key == "":
		return ""
	case key == e.Photo && Findable(e, stored.Counsel):
		return "/photos/" + key + ".jpg"
	}
	return OwnPhoto(e, key)
}

func OwnPhoto(e stored.Expert, key string) string { return "/api/profiles/" + e.ID + "/photos/" + key }
