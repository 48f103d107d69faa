package live

import (
	"context"
	"net/http"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/fasthttp/websocket"
	"github.com/gofiber/fiber/v3"
	"github.com/valyala/fasthttp"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/web"
)

// SocketTicket opens one socket.
type SocketTicket struct {
	UUID string `json:"uuid" doc:"For one use within 30 seconds, as /ws?uuid=…"`
}

// Operations registers the ticket. The socket itself is no operation of the API.
func (h *Hub) Operations(api huma.API) {
	auth.Handle(api, huma.Operation{OperationID: "socket-ticket", Method: http.MethodGet, Path: "/auth_for_ws_connection",
		Summary: "Get a ticket for a socket", Tags: []string{"live"}, Errors: []int{429, 503}}, auth.SignedIn,
		func(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[SocketTicket], error) {
			ticket, err := h.Ticket(ctx, actor)
			return web.Private(SocketTicket{ticket}, err)
		})
}

// Socket returns the handler of /ws. Only our own pages may open a socket.
func (h *Hub) Socket() fiber.Handler {
	sockets := websocket.FastHTTPUpgrader{ReadBufferSize: 1 << 10, WriteBufferSize: 1 << 10, WriteBufferPool: &buffers,
		CheckOrigin: func(*fasthttp.RequestCtx) bool { return true }} // checked before the ticket is taken
	return func(c fiber.Ctx) error {
		origin := c.Get("Origin")
		if !slices.ContainsFunc(h.Origins, func(ours string) bool { return strings.EqualFold(origin, ours) }) {
			return errs.Denied("This request comes from another site.")
		}
		if !websocket.FastHTTPIsWebSocketUpgrade(c.RequestCtx()) {
			return fiber.ErrUpgradeRequired
		}
		bearer, _ := strings.CutPrefix(c.Get("Authorization"), "Bearer ")
		actor, err := h.admit(c.Context(), c.Query("uuid"), bearer)
		if err != nil {
			return err
		}
		return sockets.Upgrade(c.RequestCtx(), func(ws *websocket.Conn) { h.serve(ws, actor) })
	}
}
