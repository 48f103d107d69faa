package inquiry

import (
	"testing"

	"peritus/bff/platform/field"
)

func TestShown_formatsPhonesAndChoices(t *testing.T) {
	role := field.DeclaredField{Kind: field.KindChoice, Choices: []field.Choice{{Value: "partner", Label: "Partner"}}}
	for _, c := range []struct {
		declared    field.DeclaredField
		value, want string
	}{
		{field.DeclaredField{Kind: field.KindPhone}, "+12125550155", "(212) 555-0155"},
		{field.DeclaredField{Kind: field.KindPhone}, "+44 20 79460018", "+44 20 7946 0018"},
		{field.DeclaredField{Kind: field.KindText}, "+12125550155", "+12125550155"},
		{role, "partner", "Partner"},
	} {
		if got := shown(c.declared, c.value); got != c.want {
			t.Errorf("%s %q reads %q, want %q", c.declared.Kind, c.value, got, c.want)
		}
	}
}
