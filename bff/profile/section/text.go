package section

import "peritus/bff/platform/text"

// Normal is the form in which texts are stored.
func Normal(written string) string { return text.Normal(written) }

func controlProblem(written string, lines bool) string { return text.ControlProblem(written, lines) }

func blank(written string) bool { return text.Blank(written) }
