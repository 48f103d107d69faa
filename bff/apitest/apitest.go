// Package apitest runs the whole bff over HTTP, on SQLite and on Postgres with
// Redis. A world starts from a database that is seeded once and copied.
package apitest
