package auth

import (
	"strings"
	"testing"
)

func TestGroupsProblem_refusesGroupsWithoutAnArea(t *testing.T) {
	for _, actor := range combinations()[1:] {
		problem := GroupsProblem(actor.Groups)
		if has := specifiedAreas[nameOf(actor)][0] != "/"; has != (problem == "") {
			t.Errorf("%s: %q", nameOf(actor), problem)
		} else if !has && len(actor.Groups) > 0 && !strings.Contains(problem, "can't be combined") {
			t.Errorf("%s: %q does not say why", nameOf(actor), problem)
		}
	}
}

func TestGroupsProblem_namesGroupsThatCannotBeCombined(t *testing.T) {
	for want, groups := range map[string]Groups{
		"Admin and Researcher can't":           {Admin, Researcher},
		"Attorney, Admin and Researcher can't": {Attorney, Admin, Researcher},
		"Expert and Admin can't":               {Expert, Admin},
		"Choose at least one":                  {},
	} {
		if got := GroupsProblem(groups); !strings.Contains(got, want) {
			t.Errorf("%v: %q", groups, got)
		}
	}
}
