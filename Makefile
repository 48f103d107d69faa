.DEFAULT_GOAL := help
.PHONY: help run test bench check gen seed shots clean

help: ## List the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1|\2/' | column -t -s '|'

run: ## Install, build, seed and start the three programs
	@node tools/run.mjs

test: ## Run every test on the real databases and in the real browser
	@node tools/test.mjs

bench: ## Measure against the budgets (N=100000 experts, ONLY=http,search,pages,publishing,lighthouse)
	@node tools/bench.mjs --experts $(or $(N),100000) $(if $(ONLY),--only $(ONLY))

check: ## The quick checks: formatting, vet, lint, types
	@node tools/check.mjs

gen: ## Write web/app/lib/api.gen.ts from the bff's OpenAPI document
	@node tools/gen.mjs

seed: ## Make the demo accounts and experts (N=60); the bff must not run
	@node tools/seed.mjs --experts $(or $(N),60)

shots: ## Take a picture of every screen into var/shots
	@node tools/shots.mjs

clean: ## Remove what was built and all local data, but not .env
	rm -rf var web/build web/node_modules cms/build cms/dist cms/node_modules cms/.cache cms/.strapi cms/public/uploads/*
