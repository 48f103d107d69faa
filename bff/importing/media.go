package importing

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"slices"
	"strings"

	"peritus/bff/importing/charset"
	"peritus/bff/importing/fetch"
	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/target"
)

// Size limits, the same as the CMS's.
const (
	maxPicture = 20 << 20
	maxAudio   = 100 << 20
	maxText    = 4 << 20
)

// media finds a source's files in the media library and, if requested, uploads the
// missing ones. A file is named after its source address, so it's uploaded only once.
type media struct {
	*Importer
	Options
	hosts []string // hosts of the source itself
	known map[string]*target.File
	why   map[string]string // by address, why its file isn't available
}

func newMedia(i *Importer, o Options, hosts []string) *media {
	return &media{i, o, hosts, map[string]*target.File{}, map[string]string{}}
}

func fileName(address string) string {
	sum := sha256.Sum256([]byte(address))
	return "import-" + hex.EncodeToString(sum[:])
}

// picture returns the file of p, or nil and the reason. It returns an error only if the
// CMS fails.
func (m *media) picture(ctx context.Context, p manuscript.Picture) (*target.File, string, error) {
	return m.file(ctx, p.URL, p.Alt, p.Caption, maxPicture, fetch.Picture, "not an image type the CMS accepts (PNG, JPEG, WebP, AVIF, GIF)")
}

func (m *media) audio(ctx context.Context, address string) (*target.File, string, error) {
	return m.file(ctx, address, "", "", maxAudio, fetch.Audio, "not an audio type the CMS accepts")
}

func (m *media) file(ctx context.Context, address, alt, caption string, limit int64,
	sniff func([]byte) (fetch.File, bool), unfit string) (*target.File, string, error) {
	if f := m.known[address]; f != nil {
		return f, "", nil
	}
	if why := m.why[address]; why != "" {
		return nil, why, nil
	}
	name := fileName(address)
	f, err := m.cms.FindFile(ctx, name)
	if err != nil {
		return nil, "", err
	}
	why := ""
	if f == nil {
		f, why, err = m.upload(ctx, name, address, alt, caption, limit, sniff, unfit)
	}
	if err != nil {
		return nil, "", err
	}
	if f == nil {
		m.why[address] = why
		return nil, why, nil
	}
	m.known[address] = f
	return f, "", nil
}

func (m *media) upload(ctx context.Context, name, address, alt, caption string, limit int64,
	sniff func([]byte) (fetch.File, bool), unfit string) (*target.File, string, error) {
	if !m.Media {
		return nil, "media is downloaded only with --media", nil
	}
	if m.DryRun {
		return nil, "a dry run downloads nothing", nil
	}
	raw, err := m.read(ctx, address, limit)
	if err != nil {
		if ctx.Err() != nil {
			return nil, "", ctx.Err()
		}
		return nil, err.Error(), nil
	}
	kind, ok := sniff(raw)
	if !ok {
		return nil, unfit, nil
	}
	f, err := m.cms.Upload(ctx, name+kind.Extension, kind.Type, raw, alt, caption)
	var refused *target.RefusedError
	if errors.As(err, &refused) {
		return nil, "the CMS refused it: " + refused.Message, nil
	}
	return f, "", err
}

// read returns a file from the source's folder or, if it isn't there, downloads it.
func (m *media) read(ctx context.Context, address string, limit int64) ([]byte, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, errors.New("no address")
	}
	if m.Local != nil && (u.Host == "" || slices.Contains(m.hosts, u.Host)) {
		raw, err := m.Local(strings.TrimLeft(u.Path, "/"))
		switch absent := errors.Is(err, fs.ErrNotExist); {
		case err == nil && int64(len(raw)) > limit:
			return nil, fmt.Errorf("it's larger than %d MB", limit>>20)
		case absent && u.Host == "":
			return nil, errors.New("the folder has no such file")
		case !absent:
			return raw, err
		}
	}
	if u.Host == "" {
		return nil, errors.New("its address has no host: set the site's with --site https://…")
	}
	return m.fetch.Get(ctx, address, limit)
}

// text downloads a transcript or chapters. On failure it returns "" and the reason.
func (m *media) text(ctx context.Context, address string) (string, string) {
	switch {
	case !m.Media:
		return "", "media is downloaded only with --media"
	case m.DryRun:
		return "", "a dry run downloads nothing"
	}
	raw, err := m.fetch.Get(ctx, address, maxText)
	if err != nil {
		return "", err.Error()
	}
	text, _, err := charset.Decode(raw)
	if err != nil {
		return "", err.Error()
	}
	return manuscript.Clean(string(text)), ""
}
