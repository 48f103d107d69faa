package command

// commands returns the table. It is a function because help also reads it.
func commands() []command {
	return []command{
		{words: "serve", summary: "answer requests until interrupted", prepare: serve},
		{words: "migrate", summary: "bring the database's schema up to date", prepare: migrate},
		{words: "check", summary: "try every setting, address, and folder, and name what is wrong", prepare: checkAll},
		{words: "version", summary: "print the version of this program and of its schema", prepare: version},
		{words: "admin create", operands: "EMAIL", least: 1, most: 1, prepare: createAdmin,
			summary: "create an administrator and print a link to set the password"},
		{words: "user suspend", operands: "EMAIL", least: 1, most: 1, prepare: userAction(suspend),
			summary: "suspend an account and sign it out"},
		{words: "user restore", operands: "EMAIL", least: 1, most: 1, prepare: userAction(restore),
			summary: "restore a suspended account"},
		{words: "user reset-factor", operands: "EMAIL", least: 1, most: 1, prepare: userAction(resetFactor),
			summary: "remove the second factors of an account and sign it out"},
		{words: "jobs list", summary: "list the jobs that wait or have failed", prepare: listJobs},
		{words: "jobs retry", operands: "ID…", least: 1, most: -1, summary: "run failed jobs again now", prepare: retryJobs},
		{words: "keys list", summary: "list the keys of REFRESH_KEY and what still needs each", prepare: listKeys},
		{words: "keys rotate", summary: "seal with the current key what an older one sealed", prepare: rotateKeys},
		{words: "demo remove", summary: "remove the demo from a database that held it", prepare: removeDemo},
		{words: "audit check", summary: "check that the audit log is intact", prepare: checkAudit},
		{words: "import", operands: "KIND SOURCE", run: importContent,
			summary: "import articles or a podcast into the CMS"},
		{words: "seed", summary: "add the demo accounts and sample experts that are missing", prepare: seed},
		{words: "openapi", summary: "print the OpenAPI document", prepare: openAPI},
	}
}
