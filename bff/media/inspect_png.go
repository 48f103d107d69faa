package media

import (
	"bufio"
	"encoding/binary"
	"hash/crc32"
	"io"
)

// inspectPNG checks a picture's chunks: their checksums, their order, and that nothing
// follows the last one. It never unpacks the pixels.
func inspectPNG(f io.ReaderAt, size int64) error {
	broken := notAllowed("We can't read this picture.")
	r := bufio.NewReader(io.NewSectionReader(f, 8, size-8))
	seenData := false
	for first := true; ; first = false {
		var head [8]byte
		if _, err := io.ReadFull(r, head[:]); err != nil {
			return broken
		}
		length, kind := binary.BigEndian.Uint32(head[:4]), string(head[4:])
		if int64(length) > size || first != (kind == "IHDR") {
			return broken
		}
		sum := crc32.NewIEEE()
		_, _ = sum.Write(head[4:]) // a hash never fails
		var ihdr [13]byte
		body := io.TeeReader(io.LimitReader(r, int64(length)), sum)
		if first {
			if length != 13 {
				return broken
			}
			if _, err := io.ReadFull(body, ihdr[:]); err != nil {
				return broken
			}
			if err := inspectIHDR(ihdr); err != nil {
				return err
			}
		}
		if _, err := io.Copy(io.Discard, body); err != nil {
			return broken
		}
		var want [4]byte
		if _, err := io.ReadFull(r, want[:]); err != nil || binary.BigEndian.Uint32(want[:]) != sum.Sum32() {
			return broken
		}
		switch kind {
		case "IDAT":
			seenData = seenData || length > 0
		case "IEND":
			if _, err := r.ReadByte(); err != io.EOF || !seenData {
				return broken
			}
			return nil
		}
	}
}

// inspectIHDR checks the size and the bit depth for the color type.
func inspectIHDR(ihdr [13]byte) error {
	depths := map[byte]string{0: "\x01\x02\x04\x08\x10", 2: "\x08\x10", 3: "\x01\x02\x04\x08", 4: "\x08\x10", 6: "\x08\x10"}
	allowed, known := depths[ihdr[9]]
	fits := false
	for i := range len(allowed) {
		fits = fits || allowed[i] == ihdr[8]
	}
	if !known || !fits || ihdr[10] != 0 || ihdr[11] != 0 || ihdr[12] > 1 {
		return notAllowed("We can't read this picture.")
	}
	return inspectSize(int(binary.BigEndian.Uint32(ihdr[:4])), int(binary.BigEndian.Uint32(ihdr[4:8])))
}
