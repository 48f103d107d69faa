package privacy

import (
	"context"
	"io"
)

// partSize is the size of a stored piece of a zip, in bytes.
const partSize = 256 << 10

// partWriter stores its input in pieces.
type partWriter struct {
	ctx      context.Context
	store    store
	exportID string
	number   int
	size     int64
	buffer   []byte
}

func (w *partWriter) Write(p []byte) (int, error) {
	w.buffer = append(w.buffer, p...)
	for len(w.buffer) >= partSize {
		if err := w.flush(w.buffer[:partSize]); err != nil {
			return 0, err
		}
		w.buffer = append([]byte(nil), w.buffer[partSize:]...)
	}
	return len(p), nil
}

// Close stores the rest.
func (w *partWriter) Close() error {
	if len(w.buffer) == 0 {
		return nil
	}
	return w.flush(w.buffer)
}

func (w *partWriter) flush(p []byte) error {
	if err := w.store.addPart(w.ctx, w.exportID, w.number, p); err != nil {
		return err
	}
	w.number++
	w.size += int64(len(p))
	return nil
}

// partReader reads the pieces in order.
type partReader struct {
	ctx      context.Context
	store    store
	exportID string
	number   int
	rest     []byte
}

func (r *partReader) Read(p []byte) (int, error) {
	if len(r.rest) == 0 {
		part, found, err := r.store.part(r.ctx, r.exportID, r.number)
		if err != nil {
			return 0, err
		}
		if !found {
			return 0, io.EOF
		}
		r.rest = part
		r.number++
	}
	n := copy(p, r.rest)
	r.rest = r.rest[n:]
	return n, nil
}
