.DEFAULT_GOAL := help
.PHONY: help run test soak bench check gen seed shots dependencies clean

help: ## List the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1|\2/' | column -t -s '|'

run: ## Install, build, seed, and start the three programs
	@node tools/run.mjs

test: ## Run every test on the real databases and in a real browser (ONLY=check,go,web,tools,cms,e2e)
	@node tools/test.mjs $(if $(ONLY),--only $(ONLY))

soak: ## Run the long tests: all Go tests with the race detector, the CMS on Postgres, restarts under load, ten minutes of load (ONLY=go,cms,restarts,load)
	@node tools/soak/soak.mjs $(if $(ONLY),--only $(ONLY))

bench: ## Measure against the budgets (N=100000 experts, ONLY=http,hostile,profiles,search,pages,publishing,lighthouse)
	@node tools/bench.mjs --experts $(or $(N),100000) $(if $(ONLY),--only $(ONLY))

check: ## Check formatting, spelling, lint, types, and the facts in the documents
	@node tools/check.mjs

gen: ## Write the web’s types and the guard’s sections from the bff’s OpenAPI document
	@node tools/gen.mjs

seed: ## Add demo accounts and experts (N=60); stop the bff first
	@node tools/seed.mjs --experts $(or $(N),60)

shots: ## Take a picture of every screen into var/shots
	@node tools/shots.mjs

dependencies: ## Look for known vulnerabilities, and list what the programs consist of
	@node tools/dependencies.mjs

clean: ## Remove everything built and all local data, but keep .env
	rm -rf var node_modules web/build web/.cache web/node_modules cms/build cms/dist cms/node_modules cms/.cache cms/.strapi cms/public/uploads/*
