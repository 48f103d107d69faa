package factor

import (
	"context"
	"encoding/json"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// SecondFactors is what people see of their own second factors.
type SecondFactors struct {
	AppSince          *time.Time `json:"app_since" doc:"When the authenticator app was set up, or null."`
	Passkeys          []KeyView  `json:"passkeys"`
	RecoveryCodesLeft int        `json:"recovery_codes_left"`
	RecoveryCodesOf   int        `json:"recovery_codes_of" doc:"How many are created at once."`
	RecoveryCodesMade *time.Time `json:"recovery_codes_made" doc:"When they were created, or null."`
	Required          bool       `json:"required" doc:"This account must have a second factor."`
	Pending           bool       `json:"pending" doc:"The account has no access until one is set up."`
}

// KeyView is a passkey as its owner sees it.
type KeyView struct {
	ID      string     `json:"id"`
	Name    string     `json:"name"`
	AddedAt time.Time  `json:"added_at"`
	UsedAt  *time.Time `json:"used_at"`
	Blocked bool       `json:"blocked" doc:"Blocked because its counter went back, so it may have been copied."`
}

// AppSetup is an authenticator app that is being set up.
type AppSetup struct {
	web.Done
	Secret string `json:"secret" doc:"To type by hand, in groups of four."`
	URI    string `json:"uri" doc:"The secret as an otpauth:// URI."`
	QR     string `json:"qr" doc:"The URI as a QR code, in SVG."`
}

// FactorAdded is the response after a second factor was added.
type FactorAdded struct {
	web.Done
	RecoveryCodes []string `json:"recovery_codes" doc:"Shown once, with the account's first factor. Otherwise empty."`
}

// NewPasskey is what the browser needs to create a passkey.
type NewPasskey struct {
	web.Done
	Options json.RawMessage `json:"options" doc:"For navigator.credentials.create, in the JSON form of WebAuthn."`
}

type codeInput struct {
	Body struct {
		Code string `json:"code" minLength:"1" maxLength:"40"`
	}
}

type addPasskeyInput struct {
	Body struct {
		Name        string          `json:"name" maxLength:"400"`
		Attestation json.RawMessage `json:"attestation" doc:"The browser's response."`
	}
}

type renameInput struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Name string `json:"name" maxLength:"400"`
	}
}

type passkeyInput struct {
	ID string `path:"id" maxLength:"64"`
}

// Operations registers this domain's API. Adding, removing, and renewing a factor require
// a recent sign-in. Finishing a setup doesn't, since starting it did.
func (s *Service) Operations(api huma.API) {
	op := func(id, method, path, summary string, errors ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: "/api/settings/" + path, Summary: summary, Tags: []string{"second factor"}, Errors: errors}
	}
	mine := auth.SignedIn.WhilePending()
	auth.Handle(api, op("second-factors", http.MethodGet, "factors", "List your second factors"), mine, s.view)
	auth.Handle(api, op("begin-app", http.MethodPost, "totp", "Start setting up an authenticator app", 403, 409), mine.Fresh(), s.beginApp)
	auth.Handle(api, op("confirm-app", http.MethodPost, "totp/confirm", "Turn on the authenticator app with its first code", 409, 422), mine, s.confirmApp)
	auth.Handle(api, op("remove-app", http.MethodDelete, "totp", "Turn off the authenticator app", 403, 404, 409), mine.Fresh(), s.removeApp)
	auth.Handle(api, op("make-recovery-codes", http.MethodPost, "recovery-codes", "Create new recovery codes", 403, 409), mine.Fresh(), s.makeCodes)
	auth.Handle(api, op("begin-passkey", http.MethodPost, "passkeys/options", "Get the options to create a passkey", 403, 409), mine.Fresh(), s.beginPasskey)
	auth.Handle(api, op("add-passkey", http.MethodPost, "passkeys", "Add a passkey", 409, 422), mine, s.addPasskey)
	auth.Handle(api, op("rename-passkey", http.MethodPut, "passkeys/{id}", "Rename a passkey", 404, 422), mine, s.renamePasskey)
	auth.Handle(api, op("remove-passkey", http.MethodDelete, "passkeys/{id}", "Remove a passkey", 403, 404, 409), mine.Fresh(), s.removePasskey)
}

func (s *Service) view(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[SecondFactors], error) {
	v, err := s.View(ctx, actor)
	out := SecondFactors{AppSince: v.AppSince, Passkeys: make([]KeyView, len(v.Passkeys)), RecoveryCodesLeft: v.CodesLeft,
		RecoveryCodesOf: CodeCount, RecoveryCodesMade: v.CodesMade, Required: v.Required, Pending: actor.Pending}
	for i, k := range v.Passkeys {
		out.Passkeys[i] = KeyView(k)
	}
	return web.Private(out, err)
}

func (s *Service) beginApp(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[AppSetup], error) {
	setup, err := s.BeginApp(ctx, actor)
	return web.Private(AppSetup{Done: web.Success("Scan the QR code, then enter the code from your app."), Secret: setup.Secret, URI: setup.URI, QR: setup.QR}, err)
}

func (s *Service) confirmApp(ctx context.Context, actor auth.Actor, in *codeInput) (*web.Response[FactorAdded], error) {
	codes, err := s.ConfirmApp(ctx, actor, in.Body.Code)
	return web.Private(FactorAdded{Done: web.Success("Two-step sign-in is on."), RecoveryCodes: orEmpty(codes)}, err)
}

func (s *Service) removeApp(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[web.Done], error) {
	return web.Private(web.Success("The authenticator app is off."), s.RemoveApp(ctx, actor))
}

func (s *Service) makeCodes(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[FactorAdded], error) {
	codes, err := s.MakeRecoveryCodes(ctx, actor)
	return web.Private(FactorAdded{Done: web.Success("These are your new recovery codes."), RecoveryCodes: orEmpty(codes)}, err)
}

func (s *Service) beginPasskey(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[NewPasskey], error) {
	options, err := s.BeginPasskey(ctx, actor)
	return web.Private(NewPasskey{Done: web.Success("Continue in your browser."), Options: options}, err)
}

func (s *Service) addPasskey(ctx context.Context, actor auth.Actor, in *addPasskeyInput) (*web.Response[FactorAdded], error) {
	codes, err := s.AddPasskey(ctx, actor, in.Body.Name, in.Body.Attestation)
	return web.Private(FactorAdded{Done: web.Success("The passkey was added."), RecoveryCodes: orEmpty(codes)}, err)
}

func (s *Service) renamePasskey(ctx context.Context, actor auth.Actor, in *renameInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("The passkey was renamed."), s.RenamePasskey(ctx, actor, in.ID, in.Body.Name))
}

func (s *Service) removePasskey(ctx context.Context, actor auth.Actor, in *passkeyInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("The passkey was removed."), s.RemovePasskey(ctx, actor, in.ID))
}

func orEmpty(codes []string) []string {
	if codes == nil {
		return []string{}
	}
	return codes
}
