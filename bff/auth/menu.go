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
}

// menuPage is an item with the route of its page, which is looked up once: the menu is part
// of every page.
type menuPage struct {
	MenuItem
	route route
}

func menuPages(items ...MenuItem) []menuPage {
	pages := make([]menuPage, 0, len(items))
	for _, item := range items {
		if r, ok := find(item.Path); ok {
			pages = append(pages, menuPage{item, r})
		}
	}
	return pages
}

// menu lists all items in display order. The table of routes alone decides who can open
// an item's page.
var menu = menuPages(menuItems()...)

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
		MenuItem{Label: "Dashboard", Short: "Home", Path: "/attorney", Icon: "home"}, search, profile,
		named(overview, "Staff overview", "Staff"), settings("/attorney"))
	add(MenuExpert, named(profile, "Overview", ""), overview, search, settings(myProfilePath))
	add(MenuStaff, overview,
		MenuItem{Label: "Requests", Path: "/admin/requests", Icon: "requests", Below: true},
		MenuItem{Label: "Claims", Path: "/admin/claims", Icon: "claims", Below: true},
		MenuItem{Label: "Users", Path: "/admin/users", Icon: "users", Below: true},
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

// Menu returns the items whose pages the actor can open. Those of the account menu lead
// to the person's own dashboard and settings.
func Menu(actor Actor) []MenuItem {
	items := []MenuItem{}
	if !actor.SignedIn() {
		return items
	}
	passage := Passage{Areas: Areas(actor.Groups)}
	passage.DashboardRoute = passage.Areas[0]
	add := func(pages []menuPage) {
		for _, page := range pages {
			if decide(actor, page.route, page.Path, "", passage).opens() {
				items = append(items, page.MenuItem)
			}
		}
	}
	if home := passage.DashboardRoute; home != "/" {
		add(menuPages(
			MenuItem{Section: MenuAccount, Label: "Dashboard", Path: home, Icon: "overview"},
			MenuItem{Section: MenuAccount, Label: "Settings", Path: home + "/settings", Icon: "settings"}))
	}
	add(menu)
	return items
}
