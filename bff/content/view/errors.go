package view

import "peritus/bff/platform/errs"

var (
	// ErrNoArticle means that no visible article has an id.
	ErrNoArticle = errs.NotFoundf("Article")
	// ErrNoCategory says that no category has that slug or name.
	ErrNoCategory = errs.NotFoundf("Category")
	// ErrNoTag says that no tag has that slug or name.
	ErrNoTag = errs.NotFoundf("Tag")
	// ErrNoAuthor says that no author has that slug.
	ErrNoAuthor = errs.NotFoundf("Author")
	// ErrNoPage says that a list ends before the page asked for, or that a page is
	// not published.
	ErrNoPage = errs.NotFoundf("Page")
	// ErrNoRedirect says that an address leads nowhere else.
	ErrNoRedirect = errs.NotFoundf("Redirect")
)

var (
	// ErrNoPodcast says that the show is not published.
	ErrNoPodcast = errs.NotFoundf("Podcast")
	// ErrNoEpisode means that no visible episode has an id.
	ErrNoEpisode = errs.NotFoundf("Episode")
	// ErrNoAudio says that no visible episode has that file.
	ErrNoAudio = errs.NotFoundf("Audio")
)
