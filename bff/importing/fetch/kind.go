package fetch

import (
	"bytes"
	"net/http"
	"strings"
)

// File is a file type detected from content, regardless of the name.
type File struct{ Type, Extension string }

// Picture detects the image type of raw. It returns false for types the CMS rejects.
func Picture(raw []byte) (File, bool) {
	if len(raw) > 12 && string(raw[4:8]) == "ftyp" && (string(raw[8:12]) == "avif" || string(raw[8:12]) == "avis") {
		return File{"image/avif", ".avif"}, true
	}
	switch http.DetectContentType(raw) {
	case "image/png":
		return File{"image/png", ".png"}, true
	case "image/jpeg":
		return File{"image/jpeg", ".jpg"}, true
	case "image/webp":
		return File{"image/webp", ".webp"}, true
	case "image/gif":
		return File{"image/gif", ".gif"}, true
	}
	return File{}, false
}

// Audio detects the audio type of raw. It returns false if raw isn't audio.
func Audio(raw []byte) (File, bool) {
	switch {
	case bytes.HasPrefix(raw, []byte("ID3")) || isFrame(raw):
		return File{"audio/mpeg", ".mp3"}, true
	case bytes.HasPrefix(raw, []byte("fLaC")):
		return File{"audio/flac", ".flac"}, true
	case bytes.HasPrefix(raw, []byte("OggS")):
		if bytes.Contains(raw[:min(len(raw), 64)], []byte("OpusHead")) {
			return File{"audio/ogg", ".opus"}, true
		}
		return File{"audio/ogg", ".ogg"}, true
	case len(raw) > 12 && string(raw[4:8]) == "ftyp" && strings.Contains("M4A M4B mp42mp41isomdash", string(raw[8:12])):
		return File{"audio/mp4", ".m4a"}, true
	}
	if http.DetectContentType(raw) == "audio/wave" {
		return File{"audio/wav", ".wav"}, true
	}
	return File{}, false
}

// isFrame detects the start of an MPEG audio frame (layer II or III) or AAC.
func isFrame(raw []byte) bool {
	return len(raw) > 3 && raw[0] == 0xFF && raw[1]&0xE0 == 0xE0 && raw[1]&0x06 != 0 && raw[1]&0x18 != 0x08 && raw[2]&0xF0 != 0xF0
}
