package content

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/url"
	"peritus/bff/content/edition"
	"peritus/bff/content/shape"
	"peritus/bff/content/strapi"
	"peritus/bff/content/view"
	"strings"
	"time"
)

// previewClaims is what the CMS signs: the document that an editor can see, its status,
// and the expiry.
type previewClaims struct {
	UID        string `json:"u"` // the CMS's name for the type
	DocumentID string `json:"d"`
	Status     string `json:"s"`
	Expires    int64  `json:"e"` // unix seconds
}

const maxPreviewToken = 2048

// Preview returns the document that the token names to the first browser that opens it.
// It reads the CMS every time and stores no content. Errors: ErrPreviewInvalid,
// ErrPreviewExpired, ErrPreviewElsewhere, not found, Unavailable.
func (s *Service) Preview(ctx context.Context, token, browser string) (shape.Preview, error) {
	claims, err := s.admitPreview(ctx, token, browser)
	if err != nil {
		return shape.Preview{}, err
	}
	p, missing, err := s.draftOf(ctx, claims)
	switch {
	case errors.Is(err, strapi.ErrAbsent):
		return shape.Preview{}, missing
	case err != nil:
		return shape.Preview{}, unreachable(err)
	}
	p.UID = kindOf(claims.UID)
	if p.Episode != nil && p.Episode.Audio.URL != "" {
		// The web needs the token to serve the draft's file.
		p.Episode.Audio.URL += "?" + url.Values{"preview": {token}}.Encode()
	}
	return p, nil
}

// PreviewAudio returns the location of the audio file of the episode that the token
// names. Errors: those of Preview, and ErrNoAudio.
func (s *Service) PreviewAudio(ctx context.Context, token, browser string) (shape.EpisodeFile, error) {
	claims, err := s.admitPreview(ctx, token, browser)
	if err != nil {
		return shape.EpisodeFile{}, err
	}
	if kindOf(claims.UID) != "episode" {
		return shape.EpisodeFile{}, view.ErrNoAudio
	}
	e, err := s.cms.DraftEpisode(ctx, claims.DocumentID, claims.Status)
	switch {
	case errors.Is(err, strapi.ErrAbsent), err == nil && e.Audio.Where == "":
		return shape.EpisodeFile{}, view.ErrNoAudio
	case err != nil:
		return shape.EpisodeFile{}, unreachable(err)
	}
	return e.File(), nil
}

func (s *Service) admitPreview(ctx context.Context, token, browser string) (previewClaims, error) {
	claims, err := readPreview(token, s.deps.PreviewSecret, s.deps.Clock.Now())
	if err != nil {
		return claims, err
	}
	return claims, s.bindPreview(ctx, token, browser, claims)
}

// draftOf returns the draft. missing is the error to return if it doesn't exist.
func (s *Service) draftOf(ctx context.Context, claims previewClaims) (p shape.Preview, missing, err error) {
	switch kind := kindOf(claims.UID); kind {
	case "article":
		p.Article, err = s.draftArticle(ctx, claims)
		return p, view.ErrNoArticle, err
	case "episode":
		p.Episode, err = s.draftEpisode(ctx, claims)
		return p, view.ErrNoEpisode, err
	case "podcast":
		p.Podcast, err = s.draftPodcast(ctx, claims)
		return p, view.ErrNoPodcast, err
	default:
		p.Page, err = s.draftPage(ctx, kind, claims)
		return p, view.ErrNoPage, err
	}
}

// kindOf returns our name for a CMS type, or "" if the type can't be previewed.
func kindOf(uid string) string {
	for _, kind := range append([]string{"article", "episode", "podcast"}, edition.PageNames[:]...) {
		if uid == edition.UIDOf(kind) {
			return kind
		}
	}
	return ""
}

// readPreview checks the signature before it decodes the claims.
func readPreview(token, secret string, now time.Time) (previewClaims, error) {
	var claims previewClaims
	body, signature, two := strings.Cut(token, ".")
	given, err := base64.RawURLEncoding.Strict().DecodeString(signature)
	if !two || err != nil || secret == "" || len(token) > maxPreviewToken || !hmac.Equal(given, signPreview(body, secret)) {
		return claims, ErrPreviewInvalid
	}
	raw, err := base64.RawURLEncoding.DecodeString(body)
	if err != nil || json.Unmarshal(raw, &claims) != nil {
		return claims, ErrPreviewInvalid
	}
	if kindOf(claims.UID) == "" || !isDocumentID(claims.DocumentID) || (claims.Status != "draft" && claims.Status != "published") {
		return claims, ErrPreviewInvalid
	}
	if now.Unix() >= claims.Expires {
		return claims, ErrPreviewExpired
	}
	return claims, nil
}

func signPreview(body, secret string) []byte {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(body))
	return mac.Sum(nil)
}

func isDocumentID(id string) bool {
	if len(id) == 0 || len(id) > 64 {
		return false
	}
	return !strings.ContainsFunc(id, func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') })
}
