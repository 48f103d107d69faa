package claim

import (
	"context"
	"io"

	"peritus/bff/auth"
	"peritus/bff/media"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
)

// mostDocuments of one claim.
const mostDocuments = 3

// Attach takes a document under its clean name for a claim of this browser and puts the
// claim before staff.
// Errors: ErrNoClaim, what the state forbids, a sentence at the field document.
func (s *Service) Attach(ctx context.Context, claimID, browser, name string, content io.Reader) (Claim, error) {
	c, err := s.Find(ctx, claimID, browser)
	if err != nil {
		return Claim{}, err
	}
	if err := s.mayAttach(ctx, c); err != nil {
		return Claim{}, err
	}
	file, err := s.Files.Keep(ctx, media.Evidence, content)
	if err != nil {
		return Claim{}, media.AtField(media.Evidence, err)
	}
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if c, err = s.own(ctx, claimID, browser); err != nil {
			return err
		}
		if err := s.mayAttach(ctx, c); err != nil {
			return err
		}
		first := !c.Waits
		c.Waits = true
		if err := s.store.addDocument(ctx, Document{ID: s.IDs.New(), ClaimID: c.ID, File: file.Key, Name: name,
			Kind: string(file.Kind), Size: file.Size, CreatedAt: s.Clock.Now()}); err != nil {
			return err
		}
		if err := s.move(ctx, &c, Attach, auth.Person{Name: c.Name}, name); err != nil {
			return err
		}
		if first {
			return s.notifyStaff(ctx, c)
		}
		return nil
	})
	if err != nil {
		s.drop(ctx, []string{file.Key})
		return Claim{}, err
	}
	return c, nil
}

func (s *Service) mayAttach(ctx context.Context, c Claim) error {
	if c.Mode != ByDocument {
		return errs.Invalidf("This claim uses a code, not a document.")
	}
	if _, err := c.State.after(Attach); err != nil {
		return err
	}
	documents, err := s.store.documents(ctx, c.ID)
	if err != nil {
		return err
	}
	if len(documents) >= mostDocuments {
		return media.AtField(media.Evidence, errs.Invalidf("You can send at most %d documents. We'll email you if we need another.", mostDocuments))
	}
	return nil
}

// Open opens a claim's document for staff and records it. The caller closes it. It returns
// ErrNoFile if the document was deleted with the decision.
func (s *Service) Open(ctx context.Context, actor auth.Actor, claimID, documentID string) (Document, io.ReadCloser, error) {
	c, err := s.store.get(ctx, claimID)
	if err != nil {
		return Document{}, nil, err
	}
	documents, err := s.store.documents(ctx, claimID)
	if err != nil {
		return Document{}, nil, err
	}
	for _, d := range documents {
		if d.ID == documentID && d.File != "" {
			if err := s.AuditLog.RecordRead(ctx, actor, auth.AuditEntry{Action: "claim.document-opened", Kind: "claim-document", ID: d.ID,
				Name: c.Reference, Detail: auth.AuditDetail{"reference": c.Reference}}); err != nil {
				return Document{}, nil, err
			}
			content, err := s.Files.Open(d.File)
			return d, content, err
		}
	}
	return Document{}, nil, ErrNoFile
}

// dropDocuments deletes the documents of a decided claim: the files once the decision is
// committed. What a crash leaves is swept up.
func (s *Service) dropDocuments(ctx context.Context, claimID string) error {
	files, err := s.store.forgetDocuments(ctx, claimID, s.Clock.Now())
	if err != nil || len(files) == 0 {
		return err
	}
	db.AfterCommit(ctx, func() { s.drop(db.WithoutTx(ctx), files) })
	return nil
}

func (s *Service) drop(ctx context.Context, files []string) {
	for _, key := range files {
		if err := s.Files.Remove(key); err != nil {
			s.Log.ErrorContext(ctx, "a private file is left for the sweep", "error", err)
		}
	}
}
