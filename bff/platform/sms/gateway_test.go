package sms_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/riverqueue/river"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/sms"
)

func TestGateway_sendsJSONWithItsToken(t *testing.T) {
	var got map[string]string
	var authorization string
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		authorization = r.Header.Get("Authorization")
		if err := json.NewDecoder(r.Body).Decode(&got); err != nil {
			t.Error(err)
		}
	}))
	defer server.Close()
	m := sms.Message{ID: "m1", To: "+15551234542", Text: "Your code is 042917."}
	if err := (sms.Gateway{URL: server.URL, Token: "secret"}).Send(t.Context(), m); err != nil {
		t.Fatal(err)
	}
	if authorization != "Bearer secret" || fmt.Sprint(got) != "map[id:m1 text:Your code is 042917. to:+15551234542]" {
		t.Errorf("%s %v", authorization, got)
	}
}

func TestGateway_retriesOnlyWhatMayWorkLater(t *testing.T) {
	for status, final := range map[int]bool{400: true, 401: true, 404: true, 422: true, 301: false, 408: false, 429: false, 500: false, 503: false} {
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(status) }))
		err := sms.Gateway{URL: server.URL, Token: "secret"}.Send(t.Context(), message)
		server.Close()
		var cancel *river.JobCancelError
		if err == nil || errors.As(err, &cancel) != final || strings.Contains(err.Error(), message.To) {
			t.Errorf("%d: %v", status, err)
		}
	}
	if err := (sms.Gateway{URL: "http://127.0.0.1:1"}).Send(t.Context(), message); err == nil || strings.Contains(err.Error(), message.Text) {
		t.Errorf("%v", err)
	}
}

func TestOutbox_withoutAGatewayAcceptsNothing(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		o := sms.Outbox{Deps: sms.Deps{DB: d}}
		if o.Available() || o.Send(t.Context(), message) == nil {
			t.Error("a message was accepted that no one sends")
		}
	})
}

func TestReceive_recordsSignedReportsOnce(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		now := clock.NewFake(time.Date(2026, 11, 29, 9, 0, 0, 0, time.UTC))
		o := sms.Outbox{Deps: sms.Deps{DB: d, Clock: now, Secret: strings.Repeat("k", 32), Sender: sms.Kept}}
		for _, id := range []string{"m1", "m2"} {
			if err := d.Write(t.Context()).Create(&sms.Stored{ID: id, Recipient: message.To, CreatedAt: 1}).Error; err != nil {
				t.Fatal(err)
			}
		}
		stamp := func(ago time.Duration) string { return strconv.FormatInt(now.Now().Add(-ago).Unix(), 10) }
		delivered, failed := `{"id":"m1","status":"delivered"}`, `{"id":"m2","status":"failed","reason":"No such\nnumber"}`
		for _, c := range []struct {
			name, timestamp, secret, body string
			kind                          errs.Kind
		}{
			{"another secret", stamp(0), strings.Repeat("x", 32), delivered, errs.Unauthenticated},
			{"an old report", stamp(6 * time.Minute), o.Secret, delivered, errs.Unauthenticated},
			{"a report of tomorrow", stamp(-24 * time.Hour), o.Secret, delivered, errs.Unauthenticated},
			{"no time", "", o.Secret, delivered, errs.Unauthenticated},
			{"another status", stamp(0), o.Secret, `{"id":"m1","status":"read"}`, errs.Invalid},
			{"no JSON", stamp(0), o.Secret, `delivered`, errs.Invalid},
			{"delivered", stamp(0), o.Secret, delivered, ""},
			{"failed", stamp(time.Minute), o.Secret, failed, ""},
			{"a repeat", stamp(0), o.Secret, `{"id":"m1","status":"failed"}`, ""},
			{"an unknown message", stamp(0), o.Secret, `{"id":"m9","status":"delivered"}`, ""},
		} {
			err := o.Receive(context.Background(), c.timestamp, sms.Sign(c.secret, c.timestamp, []byte(c.body)), []byte(c.body))
			if err == nil != (c.kind == "") || err != nil && errs.KindOf(err) != c.kind {
				t.Errorf("%s: %v", c.name, err)
			}
		}
		if err := o.Receive(t.Context(), stamp(0), "", []byte(delivered)); errs.KindOf(err) != errs.Unauthenticated {
			t.Errorf("without a signature: %v", err)
		}
		var rows []sms.Stored
		if err := d.Read(t.Context()).Order("id").Find(&rows).Error; err != nil {
			t.Fatal(err)
		}
		if rows[0].DeliveredAt == nil || rows[0].FailedAt != nil || rows[1].FailedAt == nil || rows[1].Failure != "No such number" {
			t.Errorf("%+v", rows)
		}
	})
}
