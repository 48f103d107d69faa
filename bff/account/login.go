package account

// LoginOf is what a session that has just begun is answered with.
func LoginOf(user User, grant Grant) Login {
	groups := make([]GroupName, len(user.Groups))
	for i, name := range user.Groups.Names() {
		groups[i] = GroupName{Name: name}
	}
	return Login{Access: grant.Access, Refresh: grant.Refresh,
		AccessLifetime: int(grant.AccessLifetime.Seconds()), RefreshLifetime: int(grant.RefreshLifetime.Seconds()),
		UserName: user.Name, Email: user.Email, Groups: groups, UserImage: present(user.Image)}
}
