package account

import "peritus/bff/platform/field"

// RecoveryForm asks for a link to set a new password.
type RecoveryForm struct {
	Email string `json:"email"`
}

// Declare binds the fields.
func (r *RecoveryForm) Declare(f *field.Form) {
	f.Email(&r.Email, "Email", field.Required, field.Autocomplete("username"))
}

// EmailForm asks for another address to sign in with.
type EmailForm struct {
	Email string `json:"email"`
}

// Declare binds the fields.
func (e *EmailForm) Declare(f *field.Form) {
	f.Email(&e.Email, "New email", field.Required, field.Called("your new email address"))
}

// PasswordForm sets a password.
type PasswordForm struct {
	Password string `json:"password" maxLength:"1024"`
}

// Declare binds the fields.
func (p *PasswordForm) Declare(f *field.Form) {
	f.NewPassword(&p.Password, "New password", field.Required, field.Max(1024))
}

// ConfirmForm confirms a person's identity by whichever field is filled in.
type ConfirmForm struct {
	Password     string `json:"password"`
	Code         string `json:"code"`
	RecoveryCode string `json:"recovery_code"`
}

// Declare binds the fields.
func (c *ConfirmForm) Declare(f *field.Form) {
	f.Password(&c.Password, "Current password", field.Max(1024))
	f.Code(&c.Code, "Code from your app")
	f.Text(&c.RecoveryCode, "Recovery code", field.Max(60))
}
