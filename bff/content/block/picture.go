package block

// Picture is an image with its alternative text.
type Picture struct {
	URL     string  `json:"url" doc:"Path on this site such as /uploads/x.png, or an absolute URL."`
	Alt     string  `json:"alt"`
	Width   int     `json:"width" doc:"In pixels; 0 if unknown."`
	Height  int     `json:"height" doc:"In pixels; 0 if unknown."`
	Caption *string `json:"caption"`
}
