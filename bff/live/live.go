// Package live owns the socket over which people hear of news while a page is open: tickets,
// connections, and how news travels between processes. It leaves what the news is to the
// domains. News can be lost; the database has the truth, and clients catch up from it.
package live

import (
	"context"
	"encoding/json"
	"time"

	"peritus/bff/auth"
)

// Event is one piece of news. Its members go to the client as they are, after the number of
// the event in its connection.
type Event struct {
	Type    string         // such as message.sent
	Message string         // for people; can be empty
	Fields  map[string]any // more members
}

// encode returns the JSON object of an event.
func (e Event) encode() ([]byte, error) {
	members := map[string]any{"type": e.Type, "message": e.Message}
	for name, value := range e.Fields {
		members[name] = value
	}
	return json.Marshal(members)
}

const (
	// TicketFor is how long a ticket can be used.
	TicketFor = 30 * time.Second
	// PingEvery is the time between two pings of a connection.
	PingEvery = 25 * time.Second
	// silentFor is how long a connection may be silent before it counts as dead.
	silentFor = 70 * time.Second
	// watchEvery is how often revoked sessions are looked up. Their sockets close by then.
	watchEvery = time.Second
	// checkEvery is how often all sessions are looked up, for those that ended otherwise.
	checkEvery = 30 * time.Second
	// writeFor is how long one write may take.
	writeFor = 10 * time.Second

	// MostQueued is how many events wait for a slow reader before it's disconnected, and
	// mostQueuedBytes their size.
	MostQueued      = 128
	mostQueuedBytes = 256 << 10
	// MostConnections is how many connections a person has in one process. A new one closes
	// the oldest.
	MostConnections = 20
	// mostTickets is how many tickets a person gets in a minute.
	mostTickets = 60
	// mostReceived is how many messages a connection may send in ten seconds.
	mostReceived = 50
	// longestReceived is in bytes.
	longestReceived = 2 << 10
)

// Codes with which we close a connection.
const (
	closeRestart = 1012 // connect again, to another process
	closeSlow    = 4008 // too slow; connect again
	closeMany    = 4009 // replaced by a newer connection
	closeEnded   = 4401 // the session ended
)

// Sessions is what live needs to know about sessions.
type Sessions interface {
	// ActorOf returns the person in a session. False if the session ended.
	ActorOf(ctx context.Context, sessionID string) (auth.Actor, bool, error)
	// EndedSince returns the sessions revoked since a time.
	EndedSince(ctx context.Context, at time.Time) ([]string, error)
	// EndedAmong returns those of the sessions that ended, however that was.
	EndedAmong(ctx context.Context, sessionIDs []string) ([]string, error)
	// Authenticate checks an access token.
	Authenticate(ctx context.Context, token string) (auth.Presented, error)
}

// Received is what a client sent.
type Received struct {
	Type           string `json:"type"` // ping, typing
	ConversationID string `json:"conversation_id"`
}
