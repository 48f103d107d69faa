package factor

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"time"
	"unicode/utf8"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/text"
)

// person adapts an account to the library. Its handle is our opaque id.
type person struct {
	id, email, name string
	credentials     []webauthn.Credential
}

func (p person) WebAuthnID() []byte                         { return []byte(p.id) }
func (p person) WebAuthnName() string                       { return p.email }
func (p person) WebAuthnDisplayName() string                { return p.name }
func (p person) WebAuthnCredentials() []webauthn.Credential { return p.credentials }

// personOf returns an account with its passkeys, without blocked ones.
func (s *Service) personOf(ctx context.Context, userID string) (person, error) {
	rows, err := s.store.listPasskeys(ctx, userID)
	p := person{id: userID}
	for _, row := range rows {
		if row.BlockedAt != nil {
			continue
		}
		var c webauthn.Credential
		if err := json.Unmarshal([]byte(row.Credential), &c); err != nil {
			return p, fmt.Errorf("passkey %s: %w", row.ID, err)
		}
		p.credentials = append(p.credentials, c)
	}
	return p, err
}

// BeginPasskey returns the options for creating a passkey for the actor.
func (s *Service) BeginPasskey(ctx context.Context, actor auth.Actor) (json.RawMessage, error) {
	p, err := s.personOf(ctx, actor.UserID)
	if err != nil {
		return nil, err
	}
	if len(p.credentials) >= MostPasskeys {
		return nil, errs.Conflicting(fmt.Sprintf("You have %d passkeys. Remove one before you add another.", MostPasskeys), nil)
	}
	p.email, p.name = actor.Email, actor.Name
	creation, session, err := s.webauthn.BeginRegistration(p,
		webauthn.WithExclusions(webauthn.Credentials(p.credentials).CredentialDescriptors()),
		webauthn.WithAuthenticatorSelection(protocol.AuthenticatorSelection{
			ResidentKey: protocol.ResidentKeyRequirementPreferred, UserVerification: protocol.VerificationPreferred}))
	if err != nil {
		return nil, fmt.Errorf("begin passkey: %w", err)
	}
	if err := s.keepCeremony(ctx, *session, registrationBound(actor), actor.UserID); err != nil {
		return nil, err
	}
	return json.Marshal(creation.Response)
}

// registrationBound binds the challenge of a new passkey to the session that requested
// it.
func registrationBound(actor auth.Actor) string { return "new passkey:" + actor.SessionID }

// AddPasskey stores a passkey that the browser created. For the first factor of an
// account, it returns the recovery codes, which are never shown again.
func (s *Service) AddPasskey(ctx context.Context, actor auth.Actor, name string, attestation []byte) ([]string, error) {
	name, err := passkeyName(name)
	if err != nil {
		return nil, err
	}
	parsed, err := protocol.ParseCredentialCreationResponseBytes(attestation)
	if err != nil {
		return nil, errs.Field(map[string][]string{"attestation": {"We couldn't read your browser's response. Try again."}})
	}
	session, err := s.takeCeremony(ctx, parsed.Response.CollectedClientData.Challenge, registrationBound(actor))
	if errors.Is(err, ErrRefused) {
		return nil, errs.Conflicting("That took too long. Please add the passkey again.", nil)
	}
	if err != nil {
		return nil, err
	}
	credential, err := s.webauthn.CreateCredential(person{id: actor.UserID}, session, parsed)
	if err != nil {
		return nil, errs.Field(map[string][]string{"attestation": {"This passkey can't be used here."}})
	}
	stored, err := json.Marshal(credential)
	if err != nil {
		return nil, err
	}
	var codes []string
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		added, err := s.store.addPasskey(ctx, passkeyRow{ID: s.IDs.New(), UserID: actor.UserID, CredentialID: credentialID(credential.ID),
			Credential: string(stored), Name: name, CreatedAt: s.Clock.Now().UnixMilli()})
		if err != nil {
			return err
		}
		if !added {
			return errs.Conflicting("This passkey is already added.", nil)
		}
		if codes, err = s.added(ctx, actor, passkeyAdded, notify.Data{"passkey": name}); err != nil {
			return err
		}
		return s.note(ctx, actor, passkeyMade, auth.AuditDetail{"passkey": name})
	})
	return codes, err
}

func credentialID(raw []byte) string { return base64.RawURLEncoding.EncodeToString(raw) }

func passkeyName(name string) (string, error) {
	name = text.Line(name)
	problem := text.ControlProblem(name, false)
	switch n := utf8.RuneCountInString(name); {
	case n == 0:
		problem = "Enter a name to help you recognize this device."
	case n > LongestName:
		problem = fmt.Sprintf("At most %d characters; this has %d.", LongestName, n)
	}
	if problem != "" {
		return "", errs.Field(map[string][]string{"name": {problem}})
	}
	return name, nil
}

// RenamePasskey renames one of the actor's passkeys.
func (s *Service) RenamePasskey(ctx context.Context, actor auth.Actor, passkeyID, name string) error {
	name, err := passkeyName(name)
	if err != nil {
		return err
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		found, err := s.store.renamePasskey(ctx, actor.UserID, passkeyID, name)
		if err == nil && !found {
			err = ErrNoPasskey
		}
		if err != nil {
			return err
		}
		return s.note(ctx, actor, passkeyRenamed, auth.AuditDetail{"passkey": name})
	})
}

// RemovePasskey removes one of the actor's passkeys.
func (s *Service) RemovePasskey(ctx context.Context, actor auth.Actor, passkeyID string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		has, err := s.store.lockFactors(ctx, actor.UserID)
		if err != nil {
			return err
		}
		name := ""
		for _, row := range has.passkeys {
			if row.ID == passkeyID {
				name = row.Name
			}
		}
		if name == "" {
			return ErrNoPasskey
		}
		if err := s.mayLose(actor, has); err != nil {
			return err
		}
		if err := s.store.removePasskey(ctx, actor.UserID, passkeyID); err != nil {
			return err
		}
		if err := s.removed(ctx, actor, has, passkeyRemoved, notify.Data{"passkey": name}); err != nil {
			return err
		}
		return s.note(ctx, actor, passkeyGone, auth.AuditDetail{"passkey": name})
	})
}

// PasskeyOptions returns the options for signing in with a passkey of a user. If userID
// is empty, any account's passkey works, but it must verify its user, because it replaces
// the password too.
func (s *Service) PasskeyOptions(ctx context.Context, userID, bound string) (json.RawMessage, error) {
	var assertion *protocol.CredentialAssertion
	var session *webauthn.SessionData
	if userID == "" {
		var err error
		assertion, session, err = s.webauthn.BeginDiscoverableLogin(webauthn.WithUserVerification(protocol.VerificationRequired))
		if err != nil {
			return nil, fmt.Errorf("ask for passkey: %w", err)
		}
	} else {
		p, err := s.personOf(ctx, userID)
		if err != nil {
			return nil, err
		}
		if len(p.credentials) == 0 {
			return nil, ErrRefused
		}
		assertion, session, err = s.webauthn.BeginLogin(p, webauthn.WithUserVerification(protocol.VerificationPreferred))
		if err != nil {
			return nil, fmt.Errorf("ask for passkey: %w", err)
		}
	}
	if err := s.keepCeremony(ctx, *session, bound, userID); err != nil {
		return nil, err
	}
	return json.Marshal(assertion.Response)
}

// Owner checks a passkey that was sent without a user and returns its owner's account id.
func (s *Service) Owner(ctx context.Context, assertion []byte, bound string) (userID string, err error) {
	parsed, session, err := s.assertionOf(ctx, assertion, bound)
	if err != nil {
		return "", err
	}
	var outage error
	whose, credential, err := s.webauthn.ValidatePasskeyLogin(func(_, handle []byte) (webauthn.User, error) {
		p, err := s.personOf(ctx, string(handle))
		outage = err
		return p, err
	}, session, parsed)
	if outage != nil {
		return "", outage
	}
	if err != nil {
		return "", ErrRefused
	}
	userID = string(whose.WebAuthnID())
	return userID, s.used(ctx, userID, credential)
}

// checkPasskey checks a passkey of an account.
func (s *Service) checkPasskey(ctx context.Context, userID string, assertion []byte, bound string) error {
	parsed, session, err := s.assertionOf(ctx, assertion, bound)
	if err != nil {
		return err
	}
	p, err := s.personOf(ctx, userID)
	if err != nil {
		return err
	}
	credential, err := s.webauthn.ValidateLogin(p, session, parsed)
	if err != nil {
		return ErrRefused
	}
	return s.used(ctx, userID, credential)
}

func (s *Service) assertionOf(ctx context.Context, assertion []byte, bound string) (*protocol.ParsedCredentialAssertionData, webauthn.SessionData, error) {
	parsed, err := protocol.ParseCredentialRequestResponseBytes(assertion)
	if err != nil {
		return nil, webauthn.SessionData{}, ErrRefused
	}
	session, err := s.takeCeremony(ctx, parsed.Response.CollectedClientData.Challenge, bound)
	return parsed, session, err
}

// used records the use of a passkey. If its counter didn't increase, the passkey may have
// been cloned: it's blocked, its owner is notified, and the proof is refused.
func (s *Service) used(ctx context.Context, userID string, c *webauthn.Credential) error {
	refused := false // commits, because the passkey was blocked
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		refused = false
		row, found, err := s.store.lockPasskey(ctx, credentialID(c.ID))
		if err != nil {
			return err
		}
		var before webauthn.Credential
		if found {
			if err := json.Unmarshal([]byte(row.Credential), &before); err != nil {
				return fmt.Errorf("passkey %s: %w", row.ID, err)
			}
		}
		if !found || row.UserID != userID || row.BlockedAt != nil {
			refused = true
			return nil
		}
		// Only this lock serializes two responses with the same count sent at once.
		now, count := s.Clock.Now().UnixMilli(), c.Authenticator.SignCount
		if c.Authenticator.CloneWarning || count != 0 && count <= before.Authenticator.SignCount {
			refused, row.BlockedAt = true, &now
			if err := s.store.savePasskey(ctx, row); err != nil {
				return err
			}
			return s.blocked(ctx, row)
		}
		stored, err := json.Marshal(c)
		if err != nil {
			return err
		}
		row.Credential, row.UsedAt = string(stored), &now
		return s.store.savePasskey(ctx, row)
	})
	if err == nil && refused {
		err = ErrRefused
	}
	return err
}

// blocked notifies the passkey's owner and adds an audit entry.
func (s *Service) blocked(ctx context.Context, row passkeyRow) error {
	name, err := s.notify(ctx, row.UserID, passkeyBlocked, notify.Data{"passkey": row.Name})
	if err != nil {
		return err
	}
	return s.AuditLog.Record(ctx, auth.Nobody, auth.AuditEntry{Action: passkeyStopped, Kind: "account", ID: row.UserID, Name: name,
		Detail: auth.AuditDetail{"passkey": row.Name}})
}

func (s *Service) keepCeremony(ctx context.Context, session webauthn.SessionData, bound, userID string) error {
	kept, err := json.Marshal(session)
	if err != nil {
		return err
	}
	return s.store.addCeremony(ctx, ceremonyRow{Hash: digest(session.Challenge), BoundTo: digest(bound), UserID: userID,
		Session: string(kept), ExpiresAt: s.Clock.Now().Add(CeremonyLifetime).UnixMilli()})
}

// takeCeremony returns the session of a challenge, once.
func (s *Service) takeCeremony(ctx context.Context, challenge, bound string) (webauthn.SessionData, error) {
	var session webauthn.SessionData
	kept, found, err := s.store.takeCeremony(ctx, digest(challenge), digest(bound), s.Clock.Now())
	if err != nil {
		return session, err
	}
	if !found {
		return session, ErrRefused
	}
	if err := json.Unmarshal([]byte(kept), &session); err != nil {
		return session, fmt.Errorf("passkey ceremony: %w", err)
	}
	session.Expires = time.Time{} // the stored row expires by our own clock
	return session, nil
}

func digest(value string) string {
	sum := sha256.Sum256([]byte(value))
	return hex.EncodeToString(sum[:])
}
