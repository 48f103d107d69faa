package block

// Picture is an image with the words that stand in for it.
type Picture struct {
	URL     string  `json:"url" doc:"Path on this site such as /uploads/x.png, or an absolute address."`
	Alt     string  `json:"alt"`
	Width   int     `json:"width" doc:"Pixels; 0 where unknown."`
	Height  int     `json:"height" doc:"Pixels; 0 where unknown."`
	Caption *string `json:"caption"`
}
