package account

import "peritus/bff/platform/web"

// Login is the response to a sign-in. Lifetimes are in seconds.
type Login struct {
	Access          string      `json:"access"`
	Refresh         string      `json:"refresh"`
	AccessLifetime  int         `json:"access_lifetime" doc:"Seconds."`
	RefreshLifetime int         `json:"refresh_lifetime" doc:"Seconds."`
	Browser         string      `json:"browser" doc:"Secret of this browser, for X-Peritus-Browser. Its further sign-ins have a limit of their own."`
	UserName        string      `json:"user_name"`
	Email           string      `json:"email"`
	Groups          []GroupName `json:"groups"`
	UserImage       *string     `json:"user_image"`
}

// GroupName is a group as an object with a name.
type GroupName struct {
	Name string `json:"name" enum:"Attorney,Expert,Admin,Researcher"`
}

// LoginOf is the response for a new session.
func LoginOf(user User, grant Grant) Login {
	groups := make([]GroupName, len(user.Groups))
	for i, name := range user.Groups.Names() {
		groups[i] = GroupName{Name: name}
	}
	return Login{Access: grant.Access, Refresh: grant.Refresh,
		AccessLifetime: int(grant.AccessLifetime.Seconds()), RefreshLifetime: int(grant.RefreshLifetime.Seconds()),
		Browser: grant.Browser, UserName: user.Name, Email: user.Email, Groups: groups, UserImage: web.OrNil(user.Image)}
}
