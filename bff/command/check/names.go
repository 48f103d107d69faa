package check

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"syscall"
	"time"

	"peritus/bff/platform/config"
)

func tryWebName(ctx context.Context, c config.Config) []finding {
	return tryName(ctx, "WEB_ORIGIN", c.WebOrigin)
}

func tryCMSName(ctx context.Context, c config.Config) []finding {
	if c.CMSPublicURL == "" {
		return nil
	}
	return tryName(ctx, "CMS_PUBLIC_URL", c.CMSPublicURL)
}

// namePatience is shorter, because without a resolver every lookup takes this long.
const namePatience = 3 * time.Second

// tryName resolves the host of an origin. It doesn't connect, because the server may not be
// up yet.
func tryName(ctx context.Context, setting, origin string) []finding {
	u, err := url.Parse(origin)
	if err != nil {
		return one(setting, "", err)
	}
	ctx, cancel := context.WithTimeout(ctx, namePatience)
	defer cancel()
	_, err = net.DefaultResolver.LookupHost(ctx, u.Hostname())
	return one(setting, u.Hostname()+" has an address", err)
}

func tryPort(ctx context.Context, c config.Config) []finding {
	return tryListen(ctx, "BFF_PORT", c.Address(), "/healthz")
}

func tryMetricsPort(ctx context.Context, c config.Config) []finding {
	return tryListen(ctx, "BFF_METRICS_PORT", c.MetricsAddress(), "/metrics")
}

// tryListen opens a port and closes it. If the port is in use, it requests path to find out
// whether a running bff uses it.
func tryListen(ctx context.Context, setting, address, path string) []finding {
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", address)
	if err == nil {
		return one(setting, "is free", listener.Close())
	}
	if errors.Is(err, syscall.EADDRINUSE) {
		if status, problem := get(ctx, "http://"+address+path, ""); problem == nil && status == http.StatusOK {
			return one(setting, "in use by a bff", nil)
		}
		err = fmt.Errorf("another program uses %s", address)
	}
	return one(setting, "", err)
}
