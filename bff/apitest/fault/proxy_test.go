package fault

import (
	"net"
	"net/url"
	"sync"
	"testing"
)

// proxy passes connections on to a server, until it refuses them or hangs.
type proxy struct {
	listener net.Listener
	server   string

	mu      sync.Mutex
	open    map[net.Conn]struct{}
	refuses bool
	flows   chan struct{} // closed while bytes pass
}

// proxied puts a proxy before the server of an address, and returns it and its address.
func proxied(t *testing.T, address string) (*proxy, string) {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &proxy{listener: listener, server: u.Host, open: map[net.Conn]struct{}{}, flows: make(chan struct{})}
	close(p.flows)
	accepted := make(chan struct{})
	go func() {
		defer close(accepted)
		p.accept()
	}()
	t.Cleanup(func() {
		_ = listener.Close()
		<-accepted
		p.pass()
		p.refuse()
	})
	u.Host = listener.Addr().String()
	return p, u.String()
}

func (p *proxy) accept() {
	for {
		client, err := p.listener.Accept()
		if err != nil {
			return // closed
		}
		server, err := net.Dial("tcp", p.server)
		if err != nil {
			_ = client.Close()
			continue
		}
		if p.add(client, server) {
			go p.copy(client, server)
			go p.copy(server, client)
		}
	}
}

// add registers the two ends of a connection, or closes them.
func (p *proxy) add(ends ...net.Conn) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, end := range ends {
		if p.refuses {
			_ = end.Close()
		} else {
			p.open[end] = struct{}{}
		}
	}
	return !p.refuses
}

func (p *proxy) copy(to, from net.Conn) {
	defer p.close(to, from)
	buffer := make([]byte, 32<<10)
	for {
		n, err := from.Read(buffer)
		<-p.flowing()
		if _, writing := to.Write(buffer[:n]); err != nil || writing != nil {
			return
		}
	}
}

func (p *proxy) close(ends ...net.Conn) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, end := range ends {
		delete(p.open, end)
		_ = end.Close()
	}
}

func (p *proxy) flowing() <-chan struct{} {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.flows
}

// refuse closes all connections and every new one, as if the server were gone.
func (p *proxy) refuse() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.refuses = true
	for end := range p.open {
		_ = end.Close()
	}
}

// hang accepts connections and bytes, but passes on none.
func (p *proxy) hang() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.flows = make(chan struct{})
}

// pass ends refuse and hang.
func (p *proxy) pass() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.refuses = false
	select {
	case <-p.flows:
	default:
		close(p.flows)
	}
}
