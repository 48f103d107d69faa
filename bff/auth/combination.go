package auth

import (
	"fmt"
	"strings"
)

// GroupsProblem returns a sentence that explains why nobody can have these groups
// together, or "" if they can. The guard opens no area to groups with a problem.
func GroupsProblem(groups Groups) string {
	if Areas(groups)[0] != "/" {
		return ""
	}
	switch staff := groups.Staff(); {
	case len(groups) == 0:
		return "Choose at least one group."
	case groups.Has(Admin) && groups.Has(Researcher):
		return noArea(groups) + " An administrator can do everything a researcher can. Choose one."
	case staff && groups.Has(Expert):
		return noArea(groups) + " A staff account can't also be an expert's account."
	}
	return noArea(groups)
}

func noArea(groups Groups) string {
	names := groups.Names()
	last := len(names) - 1
	together := strings.Join(names[:last], ", ") + " and " + names[last]
	return fmt.Sprintf("%s can't be combined.", together)
}
