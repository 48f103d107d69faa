// Package migrations holds the schema of the product's database, one numbered
// SQL file a step, in the SQL that SQLite and Postgres share. A step is never
// edited once landed.
package migrations

import "embed"

//go:embed *.sql
var FS embed.FS
