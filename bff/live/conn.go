package live

import (
	"net"
	"strconv"
	"sync"
	"time"

	"github.com/fasthttp/websocket"
)

// buffers are lent to connections while they write.
var buffers sync.Pool

// conn is one open socket. It has a goroutine that reads, and one that writes only while
// something waits to be written.
type conn struct {
	ws        *websocket.Conn
	userID    string
	sessionID string

	mu      sync.Mutex
	number  uint64 // of the last event
	queue   [][]byte
	queued  int // bytes
	writing bool
	closed  bool
	work    sync.WaitGroup // goroutines that use ws
}

// push queues an event, with the next number, or what counts as none with the last number.
// A client that misses a number knows that it has to catch up. It returns false for a reader
// that is too slow.
func (c *conn) push(object []byte, counts bool) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed {
		return true
	}
	if counts {
		c.number++
	}
	frame := make([]byte, 0, len(object)+28)
	frame = append(frame, `{"n":`...)
	frame = strconv.AppendUint(frame, c.number, 10)
	frame = append(frame, ',')
	frame = append(frame, object[1:]...)
	if len(c.queue) >= MostQueued || c.queued+len(frame) > mostQueuedBytes {
		return false
	}
	c.queue = append(c.queue, frame)
	c.queued += len(frame)
	if !c.writing {
		c.writing = true
		c.work.Go(c.flush)
	}
	return true
}

// flush writes until nothing waits.
func (c *conn) flush() {
	for {
		c.mu.Lock()
		waiting := c.queue
		c.queue, c.queued = nil, 0
		if len(waiting) == 0 || c.closed {
			c.writing = false
			c.mu.Unlock()
			return
		}
		c.mu.Unlock()
		for _, frame := range waiting {
			if c.isClosed() {
				break
			}
			if c.ws.SetWriteDeadline(time.Now().Add(writeFor)) != nil || c.ws.WriteMessage(websocket.TextMessage, frame) != nil {
				c.close(closeSlow, "")
				return
			}
		}
	}
}

// ping asks the other end whether it's there. A connection that doesn't take it in time is
// dead, which its reader finds out.
func (c *conn) ping() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed {
		return
	}
	c.work.Go(func() {
		_ = c.ws.WriteControl(websocket.PingMessage, nil, time.Now().Add(writeFor)) //nolint:errcheck // see above
	})
}

// close ends the connection, once. Its reader then takes it off the hub.
func (c *conn) close(code int, why string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed {
		return
	}
	c.closed, c.queue = true, nil
	c.work.Go(func() { // a slow reader's socket takes its time
		_ = c.ws.WriteControl(websocket.CloseMessage, websocket.FormatCloseMessage(code, why), time.Now().Add(time.Second)) //nolint:errcheck // it's closed either way
		c.hangUp(time.Now().Add(time.Second))                                                                               // time to answer
	})
}

// hangUp ends reading and writing at a time. Closing the socket wouldn't: the server closes
// it when its handler returns.
func (c *conn) hangUp(at time.Time) {
	_ = c.ws.NetConn().SetDeadline(at) //nolint:errcheck // it's closed already
}

func (c *conn) isClosed() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.closed
}

// alive gives the other end more time to say something, unless the connection is closed.
func (c *conn) alive(within time.Duration) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed {
		return net.ErrClosed
	}
	return c.ws.SetReadDeadline(time.Now().Add(within))
}

// end waits until nothing uses the socket anymore, since its parts are used again for others.
func (c *conn) end() {
	c.mu.Lock()
	c.closed, c.queue = true, nil
	c.mu.Unlock()
	c.hangUp(time.Now())
	c.work.Wait()
}
