// Program pocketbase serves the lists of some people from PocketBase, for a comparison with
// the bff. It prints where it serves and the token of the first person, and ends when its
// standard input does.
//
//	go run -C bff/bench/pocketbase . -people 40 -lists 500
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"log"
	"net"
	"os"
	"time"

	"github.com/pocketbase/dbx"
	"github.com/pocketbase/pocketbase"
	"github.com/pocketbase/pocketbase/apis"
	"github.com/pocketbase/pocketbase/core"
	"github.com/pocketbase/pocketbase/tools/types"
)

// started is what the program prints.
type started struct {
	Address string `json:"address"`
	Token   string `json:"token"`
}

func main() {
	log.SetFlags(0)
	people := flag.Int("people", 40, "people with lists")
	lists := flag.Int("lists", 500, "lists of each")
	flag.Parse()
	if err := run(*people, *lists); err != nil {
		log.Fatal(err)
	}
}

func run(people, lists int) error {
	folder, err := os.MkdirTemp("", "peritus-pocketbase-")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(folder) }()
	app := pocketbase.NewWithConfig(pocketbase.Config{DefaultDataDir: folder, HideStartBanner: true})
	if err := app.Bootstrap(); err != nil {
		return err
	}
	if err := app.RunAllMigrations(); err != nil {
		return err
	}
	token, err := fill(app, people, lists)
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	address := listener.Addr().String()
	if err := listener.Close(); err != nil { // PocketBase opens the port itself
		return err
	}
	failed := make(chan error, 1)
	go func() {
		failed <- apis.Serve(app, apis.ServeConfig{HttpAddr: address, ShowStartBanner: false})
	}()
	if err := ready(address, failed); err != nil {
		return err
	}
	if err := json.NewEncoder(os.Stdout).Encode(started{"http://" + address, token}); err != nil {
		return err
	}
	_, err = io.Copy(io.Discard, os.Stdin)
	return err
}

// ready waits until the port is open.
func ready(address string, failed <-chan error) error {
	for range 200 {
		select {
		case err := <-failed:
			return err
		case <-time.After(50 * time.Millisecond):
		}
		if connection, err := net.Dial("tcp", address); err == nil {
			return connection.Close()
		}
	}
	return fmt.Errorf("nothing serves at %s", address)
}

// fill makes the collection with the columns of the bff's table and its index for the listing,
// and returns the token of the person who lists.
func fill(app *pocketbase.PocketBase, people, lists int) (token string, err error) {
	users, err := app.FindCollectionByNameOrId("users")
	if err != nil {
		return "", err
	}
	c := core.NewBaseCollection("lists")
	c.Fields.Add(&core.RelationField{Name: "owner", CollectionId: users.Id, MaxSelect: 1})
	for _, name := range []string{"name", "description", "caption", "court", "docket", "trial_on"} {
		c.Fields.Add(&core.TextField{Name: name})
	}
	for _, name := range []string{"version", "created_at", "updated_at", "archived_at"} {
		c.Fields.Add(&core.NumberField{Name: name})
	}
	c.ListRule = types.Pointer("owner = @request.auth.id")
	c.AddIndex("idx_lists_current", false, "owner, updated_at DESC, id", "archived_at = 0")
	if err := app.Save(c); err != nil {
		return "", err
	}
	var first *core.Record
	for n := range people {
		user := core.NewRecord(users)
		user.SetEmail(fmt.Sprintf("person%d@example.com", n))
		user.SetPassword("correct horse battery")
		user.SetVerified(true)
		if err := app.SaveNoValidate(user); err != nil {
			return "", err
		}
		if first == nil {
			first = user
		}
		_, err := app.DB().NewQuery(`WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < {:lists})
			INSERT INTO lists (id, owner, name, description, caption, court, docket, trial_on, version, created_at, updated_at, archived_at)
			SELECT printf('l%06d%08d', {:person}, n), {:owner}, 'Matter ' || n, 'Experts on the failure of a crane', 'Reyes v. Northgate', 'D. Mass.', '1:17-cv-' || n, '2027-03-01', 1, n, n, 0 FROM number`).
			Bind(dbx.Params{"lists": lists, "person": n, "owner": user.Id}).Execute()
		if err != nil {
			return "", err
		}
	}
	return first.NewAuthToken()
}
