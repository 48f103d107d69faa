package app

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net/netip"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"peritus/bff/importing"
	"peritus/bff/importing/fetch"
	"peritus/bff/importing/ghost"
	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/markdown"
	"peritus/bff/importing/podcast"
	"peritus/bff/importing/report"
	"peritus/bff/importing/target"
	"peritus/bff/importing/wordpress"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/config"
)

// ImportUsage describes the command.
const ImportUsage = `usage: bff import KIND SOURCE [options]

  wordpress FILE.xml   an export of WordPress (WXR)
  podcast FEED         the feed of a podcast: a file or an https address
  markdown DIR         a folder of Markdown files with front matter
  ghost FILE.json      an export of Ghost

  --dry-run            write nothing, report everything
  --media              fetch pictures and sounds, too
  --site https://…     where the old site stood (ghost, markdown)
  --internal ADDRESS   fetch from this address or network of your own, too: 10.0.0.5,
                       10.0.0.0/24; may be said several times
  --replace-show       overwrite the podcast that the CMS has already
  --report FILE.json   write the whole report into a file
`

// maxSource is the maximum size of an export, in bytes.
const maxSource = 256 << 20

// importCommand is the parsed command line.
type importCommand struct {
	kind, source, site, report string
	options                    importing.Options
	internal                   []netip.Prefix // private networks that files can be fetched from
}

// Import imports content from another system into the CMS. It writes only to the CMS, so it
// needs no App and can run beside a bff. args are the arguments after "import". The summary
// goes to out.
func Import(ctx context.Context, c config.Config, args []string, out, progress io.Writer) error {
	command, err := parseImport(args, progress)
	if err != nil {
		return err
	}
	if c.CMSImportToken == "" {
		return errors.New("CMS_IMPORT_TOKEN is not set: put at least 32 random characters into .env, and restart the CMS")
	}
	client := fetch.New(fetch.OrIn(command.internal))
	batch, err := command.read(ctx, client)
	if err != nil {
		return fmt.Errorf("%s: %w", command.source, err)
	}
	if command.kind == "markdown" {
		root, err := os.OpenRoot(command.source)
		if err != nil {
			return err
		}
		defer func() { _ = root.Close() }()
		command.options.Local = root.ReadFile
	}
	command.options.Progress = func(done, total int, what string) {
		what, _ = manuscript.Cut(manuscript.Line(what), 60)
		_, _ = fmt.Fprintf(progress, "\r\033[K%d of %d  %s", done, total, what)
		if done == total {
			_, _ = fmt.Fprint(progress, "\r\033[K")
		}
	}
	done, err := importing.New(target.New(c.CMSURL, c.CMSImportToken), client, clock.System, slog.Default()).Run(ctx, batch, command.options)
	return errors.Join(err, command.tell(done, out))
}

func parseImport(args []string, usage io.Writer) (importCommand, error) {
	var c importCommand
	flags := flag.NewFlagSet("import", flag.ContinueOnError)
	flags.SetOutput(usage)
	flags.Usage = func() { _, _ = fmt.Fprint(usage, ImportUsage) }
	flags.BoolVar(&c.options.DryRun, "dry-run", false, "")
	flags.BoolVar(&c.options.Media, "media", false, "")
	flags.BoolVar(&c.options.ReplaceShow, "replace-show", false, "")
	flags.Func("internal", "", func(text string) error {
		network, err := fetch.Network(text)
		c.internal = append(c.internal, network)
		return err
	})
	flags.StringVar(&c.site, "site", "", "")
	flags.StringVar(&c.report, "report", "", "")
	var words []string
	for len(args) > 0 { // options can come anywhere
		if err := flags.Parse(args); err != nil {
			return c, err
		}
		if args = flags.Args(); len(args) > 0 {
			words, args = append(words, args[0]), args[1:]
		}
	}
	if len(words) != 2 {
		flags.Usage()
		return c, errors.New("which kind of export, and where is it?")
	}
	if c.kind, c.source = words[0], words[1]; c.site != "" {
		u, err := url.Parse(c.site)
		if err != nil || u.Host == "" || (u.Scheme != "http" && u.Scheme != "https") {
			return c, errors.New("--site: expected the address of the old site, such as https://old.example")
		}
	}
	return c, nil
}

// read parses the source. Nothing is written unless all of it can be parsed.
func (c importCommand) read(ctx context.Context, client *fetch.Client) (manuscript.Batch, error) {
	if c.kind == "markdown" {
		folder, err := filepath.Abs(c.source)
		if err != nil {
			return manuscript.Batch{}, err
		}
		if info, err := os.Stat(folder); err != nil || !info.IsDir() {
			return manuscript.Batch{}, errors.New("this is no folder")
		}
		return markdown.Read(os.DirFS(folder), filepath.Base(folder), c.site)
	}
	address := ""
	var raw []byte
	var err error
	if c.kind == "podcast" && strings.HasPrefix(c.source, "https://") {
		address = c.source
		raw, err = client.Get(ctx, address, podcast.MaxBytes)
	} else {
		raw, err = readSource(c.source)
	}
	if err != nil {
		return manuscript.Batch{}, err
	}
	switch c.kind {
	case "wordpress":
		return wordpress.Read(raw)
	case "podcast":
		return podcast.Read(raw, address)
	case "ghost":
		return ghost.Read(raw, c.site)
	}
	return manuscript.Batch{}, fmt.Errorf("there is no kind %q: wordpress, podcast, markdown or ghost", c.kind)
}

func readSource(name string) ([]byte, error) {
	info, err := os.Stat(name)
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, errors.New("this is no file")
	case info.Size() > maxSource:
		return nil, fmt.Errorf("the file is larger than %d MB", maxSource>>20)
	}
	return os.ReadFile(name)
}

func (c importCommand) tell(r *report.Report, out io.Writer) error {
	err := r.Summary(out)
	if c.report == "" {
		return err
	}
	file, createErr := os.Create(c.report)
	if createErr != nil {
		return errors.Join(err, createErr)
	}
	return errors.Join(err, r.JSON(file), file.Close())
}
