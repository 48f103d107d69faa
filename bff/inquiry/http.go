package inquiry

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/phone"
	"peritus/bff/platform/web"
)

// InquiryForm is what the web needs to show a form.
type InquiryForm struct {
	Form    string  `json:"form" enum:"request-an-expert,partner-with-us,contact"`
	Fields  []Field `json:"fields"`
	Started string  `json:"started" doc:"Says when the form was opened; sent back with it."`
	Trap    string  `json:"trap" doc:"Name of a field that people do not see and leave empty."`
}

// InquirySent is the answer to a sent form.
type InquirySent struct {
	Level     string `json:"level" enum:"success"`
	Detail    string `json:"detail"`
	Reference string `json:"reference"`
}

// PhoneCountry is where the visitor seems to be.
type PhoneCountry struct {
	Country string `json:"country" doc:"ISO 3166-1 alpha-2; empty where that is unknown."`
}

// FormInput names a form. It is exported so that it can be embedded in an input.
type FormInput struct {
	Form string `path:"form" enum:"request-an-expert,partner-with-us,contact"`
}

type submitInput struct {
	FormInput
	Body map[string]string `doc:"The fields by name, with started and, for a phone, its country."`
}

// Operations registers what this domain answers over HTTP.
func (s *Service) Operations(api huma.API) {
	auth.Handle(api, huma.Operation{OperationID: "inquiry-form", Method: http.MethodGet, Path: "/api/inquiries/{form}",
		Summary: "A public form", Tags: []string{"inquiry"}, Errors: []int{422}}, auth.Anyone, s.form)
	auth.Handle(api, huma.Operation{OperationID: "send-inquiry", Method: http.MethodPost, Path: "/api/inquiries/{form}",
		Summary: "Send a public form", Tags: []string{"inquiry"}, Errors: []int{422, 429}}, auth.Anyone, s.submit)
	auth.Handle(api, huma.Operation{OperationID: "phone-country", Method: http.MethodGet, Path: "/api/phone/country",
		Summary: "The country of the caller's address", Tags: []string{"inquiry"}}, auth.Anyone, s.country)
	s.deskOperations(api)
}

func (s *Service) form(_ context.Context, _ auth.Actor, in *FormInput) (*web.Answer[InquiryForm], error) {
	return web.Private(InquiryForm{Form: in.Form, Fields: fieldsOf(Forms[in.Form]), Started: s.started(s.Clock.Now()), Trap: trapName}, nil)
}

func fieldsOf(f Form) []Field {
	fields := make([]Field, len(f.Fields))
	for i, field := range f.Fields {
		if field.Choices == nil {
			field.Choices = []Choice{}
		}
		fields[i] = field
	}
	return fields
}

func (s *Service) submit(ctx context.Context, _ auth.Actor, in *submitInput) (*web.Answer[InquirySent], error) {
	reference, err := s.Submit(ctx, in.Form, web.RequestIn(ctx).Address, in.Body)
	return web.Private(InquirySent{Level: "success", Detail: "Thank you. We have what you wrote.", Reference: reference}, err)
}

func (s *Service) country(ctx context.Context, _ auth.Actor, _ *struct{}) (*web.Answer[PhoneCountry], error) {
	return web.Private(PhoneCountry{Country: phone.CountryAt(web.RequestIn(ctx).Address)}, nil)
}
