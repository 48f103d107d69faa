package view

import "peritus/bff/platform/errs"

var (
	// ErrNoArticle means that no visible article has the id.
	ErrNoArticle = errs.NotFoundf("Article")
	// ErrNoCategory means that no category has the slug or name.
	ErrNoCategory = errs.NotFoundf("Category")
	// ErrNoTag means that no tag has the slug or name.
	ErrNoTag = errs.NotFoundf("Tag")
	// ErrNoAuthor means that no author has the slug.
	ErrNoAuthor = errs.NotFoundf("Author")
	// ErrNoPage means that the requested page is beyond the end of a list, or that a page
	// isn't published.
	ErrNoPage = errs.NotFoundf("Page")
	// ErrNoArea means that there is no area of expertise with the code.
	ErrNoArea = errs.NotFoundf("Area")
	// ErrNoRedirect means that the path has no redirect.
	ErrNoRedirect = errs.NotFoundf("Redirect")
)

var (
	// ErrNoPodcast means that the show isn't published.
	ErrNoPodcast = errs.NotFoundf("Podcast")
	// ErrNoEpisode means that no visible episode has the id.
	ErrNoEpisode = errs.NotFoundf("Episode")
	// ErrNoAudio means that no visible episode has the file.
	ErrNoAudio = errs.NotFoundf("Audio")
)
