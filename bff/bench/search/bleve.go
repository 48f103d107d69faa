package main
func openSQLite(corpus, string) (engine, error) { panic(0) }
func openBleve(corpus, string) (engine, error) { panic(0) }
