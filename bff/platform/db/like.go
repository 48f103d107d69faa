package db

import "strings"

var likeEscapes = strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`)

// LikeContains returns the pattern for LIKE … ESCAPE '\' that matches values containing
// text. Wildcards in text match only themselves.
func LikeContains(text string) string { return "%" + likeEscapes.Replace(text) + "%" }

// LikePrefix returns the pattern for LIKE … ESCAPE '\' that matches values starting with
// text.
func LikePrefix(text string) string { return likeEscapes.Replace(text) + "%" }
