package portrait

// Hair is how the hair is worn.
type Hair int

// The ways to wear it.
const (
	Short     Hair = iota // combed to a side
	Cropped               // close to the head
	Receding              // short, with a high forehead
	Bald                  // a fringe at the sides
	Swept                 // brushed back, with volume
	Curly                 // short and round
	Bob                   // to the chin
	Long                  // over the shoulders
	Wavy                  // to the shoulders, with volume
	Bun                   // pulled back
	Turban                // covered, with a wound cloth
	Headscarf             // covered, with a scarf
)

// Beard is facial hair.
type Beard int

// The kinds of it.
const (
	Shaven Beard = iota
	Stubble
	Mustache
	Goatee
	Full
)

// Dress is what the person wears.
type Dress int

// The kinds of it.
const (
	SuitAndTie Dress = iota
	OpenCollar
	Blazer // over a plain top
	Turtleneck
	WhiteCoat
	RoundNeck
)

// Traits are what a portrait shows. Numbers go from 0 to 1 unless said otherwise.
type Traits struct {
	Seed     uint64 // varies what the others leave open
	Age      int    // years
	Woman    bool
	Skin     float64 // darkness
	HairTone float64 // darkness
	Hair     Hair
	Beard    Beard
	Glasses  bool
	Dress    Dress
	Cloth    float64 // darkness of the dress
}
