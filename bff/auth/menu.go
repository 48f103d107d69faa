package auth

// MenuSection is a menu that an item belongs to.
type MenuSection string

const (
	MenuAttorney MenuSection = "attorney" // the attorney's sidebar
	MenuExpert   MenuSection = "expert"   // the expert's sidebar
	MenuStaff    MenuSection = "staff"    // the staff's top bar
	MenuAccount  MenuSection = "account"  // the menu behind the person's picture
	MenuSettings MenuSection = "settings" // the pages of the settings
)

// MenuItem is a menu entry that leads to a page.
type MenuItem struct {
	Section MenuSection
	Label   string
	Short   string // label in the bottom bar on phones; empty means the label
	Path    string
	Icon    string // name of an icon that the web knows
	Below   bool   // stays highlighted on the pages below it
	For     Group  // who needs it, if that's fewer people than can open its page
}

// menuItems lists all items in display order. The table of routes alone decides who can
// open an item's page.
func menuItems() []MenuItem {
	search := MenuItem{Label: "Search", Path: "/attorney/expert-search-result", Icon: "search"}
	profile := MenuItem{Label: "My profile", Short: "Profile", Path: myProfilePath, Icon: "profile"}
	overview := MenuItem{Label: "Overview", Path: "/admin", Icon: "overview"}
	settings := func(area string) MenuItem {
		return MenuItem{Label: "Settings", Path: area + "/settings", Icon: "settings", Below: true}
	}
	named := func(item MenuItem, label, short string) MenuItem {
		item.Label, item.Short = label, short
		return item
	}
	var all []MenuItem
	add := func(section MenuSection, items ...MenuItem) {
		for _, item := range items {
			item.Section = section
			all = append(all, item)
		}
	}
	add(MenuAttorney,
		MenuItem{Label: "Dashboard", Short: "Home", Path: "/attorney", Icon: "home"}, search,
		MenuItem{Label: "Favorites", Path: "/attorney/favorites", Icon: "favorites"},
		MenuItem{Label: "Lists", Path: "/attorney/lists", Icon: "lists", Below: true},
		MenuItem{Label: "Messages", Path: "/attorney/message", Icon: "messages", Below: true, For: Attorney},
		MenuItem{Label: "Availability", Path: "/attorney/availability", Icon: "availability", Below: true}, profile,
		named(overview, "Staff overview", "Staff"), settings("/attorney"))
	add(MenuExpert, named(profile, "Overview", ""), MenuItem{Label: "Messages", Path: myProfilePath + "/messages", Icon: "messages", Below: true},
		MenuItem{Label: "Availability", Path: myProfilePath + "/availability", Icon: "availability"},
		overview, search, settings(myProfilePath))
	add(MenuStaff, overview,
		MenuItem{Label: "Experts", Path: "/admin/view-experts", Icon: "profile"},
		MenuItem{Label: "Requests", Path: "/admin/requests", Icon: "requests", Below: true},
		MenuItem{Label: "Claims", Path: "/admin/claims", Icon: "claims", Below: true},
		MenuItem{Label: "Reports", Path: "/admin/message-reports", Icon: "reports"},
		MenuItem{Label: "Forums", Path: "/admin/forum-lines", Icon: "forums", Below: true},
		MenuItem{Label: "Users", Path: "/admin/users", Icon: "users", Below: true},
		MenuItem{Label: "Credits", Path: "/admin/credits", Icon: "credits", Below: true},
		MenuItem{Label: "Audit", Path: "/admin/audit", Icon: "audit"},
		search, profile, settings("/admin"))
	for _, area := range []string{"/attorney", myProfilePath, "/admin"} {
		base := area + "/settings"
		add(MenuSettings, MenuItem{Label: "Account", Path: base})
		if area == "/attorney" {
			add(MenuSettings, MenuItem{Label: "Practice", Path: base + "/practice"})
		}
		add(MenuSettings, MenuItem{Label: "Security", Path: base + "/security"},
			MenuItem{Label: "Notifications", Path: base + "/notifications"},
			MenuItem{Label: "Your data", Path: base + "/data"})
	}
	return all
}

// Menu returns the items whose pages the actor can open, which callers don't change. Those
// of the account menu lead to the person's own dashboard and settings.
func Menu(actor Actor) []MenuItem {
	if !actor.SignedIn() {
		return []MenuItem{}
	}
	return menus[actor.Pending][combinationOf(actor.Groups)]
}

// menus are the menus of all combinations of groups, with and without a missing second
// factor: every page has one.
var menus = map[bool][][]MenuItem{true: allMenus(true), false: allMenus(false)}

func allMenus(pending bool) [][]MenuItem {
	all := make([][]MenuItem, 1<<len(AllGroups))
	for combination := range all {
		actor := Actor{UserID: "any", Pending: pending}
		for n, group := range AllGroups {
			if combination&(1<<n) != 0 {
				actor.Groups = append(actor.Groups, group)
			}
		}
		all[combination] = menuOf(actor)
	}
	return all
}

// combinationOf returns a number with a bit for each group.
func combinationOf(groups Groups) (combination int) {
	for n, group := range AllGroups {
		if groups.Has(group) {
			combination |= 1 << n
		}
	}
	return combination
}

func menuOf(actor Actor) []MenuItem {
	items := []MenuItem{}
	candidates := menuItems()
	if home := DashboardRoute(actor.Groups); home != "/" {
		candidates = append([]MenuItem{
			{Section: MenuAccount, Label: "Dashboard", Path: home, Icon: "overview"},
			{Section: MenuAccount, Label: "Settings", Path: home + "/settings", Icon: "settings"},
		}, candidates...)
	}
	for _, item := range candidates {
		if ReturnPath(actor, item.Path) && (item.For == "" || actor.Is(item.For)) {
			items = append(items, item)
		}
	}
	return items
}
