package db

import "strings"

var likeEscapes = strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`)

// LikeContains returns the pattern of LIKE … ESCAPE '\' that finds a text anywhere. The
// text's own wildcards match only themselves.
func LikeContains(text string) string { return "%" + likeEscapes.Replace(text) + "%" }

// LikePrefix returns the pattern of LIKE … ESCAPE '\' that finds a text at the start.
func LikePrefix(text string) string { return likeEscapes.Replace(text) + "%" }
