package content

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"strings"
	"time"
)

// previewClaims are what the CMS signs: which document an editor may see, in which
// status, until when.
type previewClaims struct {
	UID        string `json:"u"`
	DocumentID string `json:"d"`
	Status     string `json:"s"`
	Expires    int64  `json:"e"` // unix seconds
}

const maxPreviewToken = 2048

// Preview reads one article as the editor with this token sees it. It is read from
// the CMS each time and kept nowhere. Errors: ErrPreviewInvalid, ErrPreviewExpired,
// ErrNoArticle, Unavailable.
func (s *Service) Preview(ctx context.Context, token string) (Article, error) {
	claims, err := readPreview(token, s.deps.PreviewSecret, s.deps.Clock.Now())
	if err != nil {
		return Article{}, err
	}
	r, c, a, err := s.cms.draft(ctx, claims.DocumentID, claims.Status)
	if errors.Is(err, errAbsent) {
		return Article{}, ErrNoArticle
	}
	if err != nil {
		return Article{}, unreachable(err)
	}
	r.prepare()
	people := names{categories: map[string]category{}, authors: map[string]author{}}
	if c != nil {
		people.categories[c.ID] = *c
	}
	if a != nil {
		people.authors[a.ID] = *a
	}
	article := people.article(r)
	article.Preview = true
	article.Seo.NoIndex = true
	return article, nil
}

// readPreview checks the signature before it looks at anything else.
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
	if claims.UID != articleUID || !isDocumentID(claims.DocumentID) || (claims.Status != "draft" && claims.Status != "published") {
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
