package field

import (
	"encoding/json"
	"errors"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/phone"
	"peritus/bff/platform/place"
	"peritus/bff/platform/text"
)

// PhoneCountrySuffix names the member with the country of a number without a plus:
// "phone_country". Without that member, it's a U.S. number.
const PhoneCountrySuffix = "_country"

// Phone is a phone number. An international number stays as typed; others are converted
// to E.164.
func (f *Form) Phone(at *string, label string, options ...Option) {
	f.add(at, KindPhone, label, &phoneNumber{trimmed{stringValue{at}}, place.UnitedStates}, append([]Option{Max(phone.LongestField), Autocomplete("tel"), Called("your phone number")}, options...))
}

type phoneNumber struct {
	trimmed
	country string
}

func (p *phoneNumber) suffix() string { return PhoneCountrySuffix }

func (p *phoneNumber) accompany(country string) {
	if country != "" {
		p.country = country
	}
}

func (p *phoneNumber) decode(raw json.RawMessage) error {
	if err := p.trimmed.decode(raw); err != nil {
		return err
	}
	p.normalize()
	if text.Blank(*p.at) {
		return nil
	}
	if n := phone.Field(*p.at, p.country); n.Outcome != phone.Valid {
		return errors.New(n.Outcome.Sentence())
	}
	return nil
}

func (p *phoneNumber) normalize() {
	p.trimmed.normalize()
	if *p.at == "+"+phone.CallingCode(p.country) {
		*p.at = "" // the web's field adds the calling code
	}
	if strings.HasPrefix(*p.at, "+") {
		return
	}
	if n := phone.Field(*p.at, p.country); n.Outcome == phone.Valid {
		*p.at = n.E164
	}
}

func (p *phoneNumber) problems(*DeclaredField) []string {
	if n := phone.Field(*p.at, place.UnitedStates); n.Outcome != phone.Valid {
		return []string{n.Outcome.Sentence()}
	}
	return nil
}

func (p *phoneNumber) openAPI(f *DeclaredField) *huma.Schema {
	s := p.stringValue.openAPI(f)
	s.Description = "In international form, or as dialed in the country named by the member " + f.Name + PhoneCountrySuffix + "."
	return s
}
