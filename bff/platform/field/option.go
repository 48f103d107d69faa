package field

// Option is an option in a field's declaration.
type Option func(*DeclaredField)

// Required fields must be filled in.
func Required(s *DeclaredField) { s.Required = true }

// Hidden fields are sent with the form but not shown.
func Hidden(s *DeclaredField) { s.Hidden = true }

// Max is the maximum number of characters (runes) or entries, or the maximum value.
func Max(n int) Option { return func(s *DeclaredField) { s.Max = &n } }

// Between is like Max with a minimum. Both ends are inclusive.
func Between(low, high int) Option {
	return func(s *DeclaredField) { s.Min, s.Max = &low, &high }
}

// EachMax is the maximum number of characters in a list entry.
func EachMax(n int) Option { return func(s *DeclaredField) { s.EachMax = &n } }

// Hint is a sentence shown below the field.
func Hint(text string) Option { return func(s *DeclaredField) { s.Hint = text } }

// Called is the field's name in errors, if the label doesn't fit: "Enter your first name."
// rather than "Enter a first name."
func Called(phrase string) Option { return func(s *DeclaredField) { s.phrase = phrase } }

// IfMissing is the error for an empty required field.
func IfMissing(text string) Option { return func(s *DeclaredField) { s.absent = text } }

// Recommended fields count toward completeness. text names what is missing, such as
// "a photo".
func Recommended(text string) Option { return func(s *DeclaredField) { s.Recommended = text } }

// Suggest offers values while the person types.
func Suggest(values ...string) Option { return func(s *DeclaredField) { s.Suggestions = values } }

// Autocomplete is the token for the browser's autofill.
func Autocomplete(token string) Option { return func(s *DeclaredField) { s.Autocomplete = token } }

// Example is shown in the empty field.
func Example(text string) Option { return func(s *DeclaredField) { s.Placeholder = text } }

// AttorneysOnly hides a field from visitors, regardless of the item's visibility.
func AttorneysOnly(s *DeclaredField) { s.Audience = AudienceAttorneys }

// Private hides a field from everyone but the expert and staff.
func Private(s *DeclaredField) { s.Audience = AudiencePrivate }

// Masked shows visitors only the last characters of a text.
func Masked(s *DeclaredField) { s.Masked = true }

func pattern(expression string) Option { return func(s *DeclaredField) { s.Pattern = expression } }

func list(name List) Option { return func(s *DeclaredField) { s.List = name } }

func withChoices(choices []Choice) Option { return func(s *DeclaredField) { s.Choices = choices } }
