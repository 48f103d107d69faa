package auth

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

func pathsOf(items []MenuItem, section MenuSection) string {
	var paths []string
	for _, item := range items {
		if item.Section == section {
			paths = append(paths, item.Path)
		}
	}
	return strings.Join(paths, " ")
}

func TestMenu_listsOnlyPagesThatThePersonCanOpen(t *testing.T) {
	for _, c := range []struct {
		groups  Groups
		section MenuSection
		want    string
	}{
		{Groups{Attorney}, MenuAttorney, "/attorney /attorney/expert-search-result /attorney/favorites /attorney/lists /attorney/message /attorney/availability /attorney/settings"},
		{Groups{Attorney, Expert}, MenuAttorney, "/attorney /attorney/expert-search-result /attorney/favorites /attorney/lists /attorney/message /attorney/availability /experts/my-profile /attorney/settings"},
		{Groups{Admin}, MenuAttorney, "/attorney /attorney/expert-search-result /attorney/favorites /attorney/lists /admin /attorney/settings"},
		{Groups{Attorney, Admin}, MenuAttorney, "/attorney /attorney/expert-search-result /attorney/favorites /attorney/lists /attorney/message /admin /attorney/settings"},
		{Groups{Researcher}, MenuStaff, "/admin /admin/view-experts /admin/requests /admin/claims /admin/message-reports /admin/forum-lines /attorney/expert-search-result /admin/settings"},
		{Groups{Admin}, MenuStaff, "/admin /admin/view-experts /admin/requests /admin/claims /admin/message-reports /admin/forum-lines /admin/users /admin/credits /admin/audit /attorney/expert-search-result /admin/settings"},
		{Groups{Expert}, MenuExpert, "/experts/my-profile /experts/my-profile/messages /experts/my-profile/availability /experts/my-profile/settings"},
		{Groups{Expert}, MenuAccount, "/experts/my-profile /experts/my-profile/settings"},
		{Groups{Attorney}, MenuSettings, "/attorney/settings /attorney/settings/practice /attorney/settings/security /attorney/settings/notifications /attorney/settings/data"},
		{Groups{Expert, Admin}, MenuAccount, ""},
	} {
		if got := pathsOf(Menu(Actor{UserID: "u", Groups: c.groups}), c.section); got != c.want {
			t.Errorf("%s of %s: %s, want %s", c.section, c.groups, got, c.want)
		}
	}
	if items := Menu(Nobody); len(items) != 0 {
		t.Errorf("visitors get %+v", items)
	}
}

func TestMenu_isLimitedToSecurityWhileTheSecondFactorIsMissing(t *testing.T) {
	items := Menu(Actor{UserID: "u", Groups: Groups{Admin}, Pending: true})
	if len(items) != 1 || items[0].Path != SecurityPath {
		t.Errorf("%+v", items)
	}
}

func TestMenu_everyItemHasARouteAndNoneIsListedTwice(t *testing.T) {
	seen := []string{}
	for _, item := range menuItems() {
		if _, found := find(item.Path); !found || item.Label == "" {
			t.Errorf("%+v has no route or no label", item)
		}
		key := fmt.Sprint(item.Section, item.Path)
		if slices.Contains(seen, key) {
			t.Errorf("%s is listed twice", key)
		}
		seen = append(seen, key)
	}
}
