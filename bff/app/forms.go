package app

import (
	"maps"

	"peritus/bff/account"
	"peritus/bff/account/users"
	"peritus/bff/attorney"
	"peritus/bff/availability"
	"peritus/bff/claim"
	"peritus/bff/conflict"
	"peritus/bff/credit"
	"peritus/bff/inquiry"
	"peritus/bff/list"
	"peritus/bff/message"
	"peritus/bff/message/forum"
	"peritus/bff/notify"
	"peritus/bff/platform/field"
	"peritus/bff/profile"
	"peritus/bff/profile/proof"
	"peritus/bff/profile/roster"
	"peritus/bff/search/saved"
	"peritus/bff/signup"
)

// forms returns the declarations of all forms except the profile's sections, by name. The
// OpenAPI document contains them, and the web's types are generated from it.
func (a *App) forms() map[string]field.Item {
	all := map[string]field.Item{}
	for code, form := range inquiry.Forms {
		all[code] = form.New()
	}
	for _, kind := range signup.AccountKinds {
		all["sign-up-"+string(kind)] = a.SignUp.Blank(kind)
	}
	all["sign-up-code"] = new(signup.CodeForm)
	all["attorney-record"] = new(attorney.RecordForm)
	all["refuse-admission"] = new(attorney.RefusalForm)
	maps.Copy(all, map[string]field.Item{
		"password-recovery": new(account.RecoveryForm),
		"change-email":      new(account.EmailForm),
		"set-password":      new(account.PasswordForm),
		"confirm-identity":  new(account.ConfirmForm),
		"invite-user":       new(users.InviteForm),
		"grant-credits":     new(credit.GrantForm),
		"revoke-credits":    new(credit.RevokeForm),
		"settle-payment":    new(credit.SettleForm),
		"change-groups":     new(users.GroupsForm),
		"claim-document":    new(claim.DocumentForm),
		"claim-code":        new(claim.CodeForm),
		"claim-decision":    new(claim.DecisionForm),
		"refuse-profile":    new(profile.RefusalForm),
		"reply":             new(inquiry.ReplyForm),
		"act-on-profiles":   new(roster.ActForm),
		"prepare-profile":   new(profile.Preparation),
		"record-check":      new(proof.CheckForm),
		"withdraw-check":    new(proof.WithdrawalForm),
		"list-details":      new(list.DetailsForm),
		"rename-list":       new(list.RenameForm),
		"list-note":         new(list.NoteForm),
		"save-search":       new(saved.SaveForm),
		"change-search":     new(saved.ChangeForm),
		"list-code":         new(list.CodeForm),
		"list-member":       new(list.MemberForm),
		"open-conversation": new(message.OpenForm),
		"send-message":      new(message.SendForm),
		"label-message":     new(message.LabelForm),
		"edit-message":      new(message.EditForm),
		"decline":           new(message.DeclineForm),
		"report-message":    new(message.ReportForm),
		"add-party":         new(conflict.PartyForm),
		"ask-conflicts":     new(conflict.AskForm),
		"agree-names":       new(conflict.AgreeForm),
		"close-report":      new(message.CloseForm),
		"forum-line":        new(forum.LineForm),

		"notification-schedule": new(notify.ScheduleForm),
		"ask-availability":      new(availability.AskForm),
		"answer-availability":   new(availability.AnswerForm),
	})
	return all
}
