package app

import (
	"peritus/bff/inquiry"
	"peritus/bff/platform/field"
)

// forms are the declarations of every form but the profile's sections, by name. The
// OpenAPI document carries them, and the web is generated from it.
func (a *App) forms() map[string]field.Item {
	all := map[string]field.Item{}
	for code, form := range inquiry.Forms {
		all[code] = form.New()
	}
	return all
}
