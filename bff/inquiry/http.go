package inquiry

import (
	"context"
	"net/http"
	"reflect"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/field"
	"peritus/bff/platform/phone"
	"peritus/bff/platform/web"
)

// InquiryForm is what the web sends with a form besides its fields.
type InquiryForm struct {
	Form    string `json:"form" enum:"request-an-expert,partner-with-us,contact"`
	Started string `json:"started" doc:"Signed time when the form was opened."`
	Trap    string `json:"trap" doc:"Name of the hidden field."`
}

// InquirySent confirms a form.
type InquirySent struct {
	Level     string `json:"level" enum:"success"`
	Detail    string `json:"detail"`
	Reference string `json:"reference"`
}

// PhoneCountry is the visitor's country.
type PhoneCountry struct {
	Country string `json:"country" doc:"ISO 3166-1 alpha-2; empty if unknown."`
}

// FormInput names a form. It is exported so that it can be embedded in an input.
type FormInput struct {
	Form string `path:"form" enum:"request-an-expert,partner-with-us,contact"`
}

type submitInput struct {
	FormInput
	RawBody []byte
}

// Operations registers this domain's HTTP operations.
func (s *Service) Operations(api huma.API) {
	auth.Handle(api, huma.Operation{OperationID: "inquiry-form", Method: http.MethodGet, Path: "/api/inquiries/{form}",
		Summary: "A public form", Tags: []string{"inquiry"}, Errors: []int{422}}, auth.Anyone, s.form)
	auth.Handle(api, huma.Operation{OperationID: "send-inquiry", Method: http.MethodPost, Path: "/api/inquiries/{form}",
		Summary: "Send a public form", Tags: []string{"inquiry"}, Errors: []int{422, 429},
		SkipValidateBody: true, RequestBody: bodies(api.OpenAPI())}, auth.Anyone, s.submit)
	auth.Handle(api, huma.Operation{OperationID: "phone-country", Method: http.MethodGet, Path: "/api/phone/country",
		Summary: "The country of the caller's address", Tags: []string{"inquiry"}}, auth.Anyone, s.country)
	s.deskOperations(api)
}

// bodies documents the request body of every form in one operation.
func bodies(document *huma.OpenAPI) *huma.RequestBody {
	one := &huma.Schema{}
	for _, code := range codes {
		one.OneOf = append(one.OneOf, field.Component(document, reflect.TypeOf(Forms[code].New()).Elem().Name(), Forms[code].New()))
	}
	return &huma.RequestBody{Required: true, Content: map[string]*huma.MediaType{"application/json": {Schema: one}}}
}

func (s *Service) form(_ context.Context, _ auth.Actor, in *FormInput) (*web.Response[InquiryForm], error) {
	return web.Private(InquiryForm{Form: in.Form, Started: s.started(s.Clock.Now()), Trap: trapName}, nil)
}

func (s *Service) submit(ctx context.Context, _ auth.Actor, in *submitInput) (*web.Response[InquirySent], error) {
	reference, err := s.Submit(ctx, in.Form, web.RequestIn(ctx).Address, in.RawBody)
	return web.Private(InquirySent{Level: "success", Detail: "Thank you. We received your message.", Reference: reference}, err)
}

func (s *Service) country(ctx context.Context, _ auth.Actor, _ *struct{}) (*web.Response[PhoneCountry], error) {
	return web.Private(PhoneCountry{Country: phone.CountryAt(web.RequestIn(ctx).Address)}, nil)
}
