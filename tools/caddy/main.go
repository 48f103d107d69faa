// Command caddy is the edge of the compose file, for checks without Docker.
package main

import (
	caddy "github.com/caddyserver/caddy/v2/cmd"
	_ "github.com/caddyserver/caddy/v2/modules/standard"
)

func main() { caddy.Main() }
