# The bff: one static binary. Build with the repository as the context:
#   docker build -f docker/bff.Dockerfile -t peritus-bff .
# `node docker/pin.mjs` replaces tags by digests.
ARG GO_IMAGE=golang:1.26-bookworm
ARG ALPINE_IMAGE=alpine:3.22
FROM ${GO_IMAGE} AS build
WORKDIR /src
COPY go.mod go.sum ./
RUN go mod download
COPY bff ./bff
# Printed by `bff version`.
ARG RELEASE
RUN CGO_ENABLED=0 go build -trimpath -ldflags="-s -w -X peritus/bff/command.release=${RELEASE}" -o /out/bff ./bff

# The health check uses Alpine's wget. The binary itself is static.
FROM ${ALPINE_IMAGE}
RUN adduser -D -H -u 10001 peritus && mkdir -p /data/media && chown 10001 /data/media
COPY --from=build /out/bff /usr/local/bin/bff
USER 10001
# The folder of SQLite and mail files. With Postgres and SMTP the bff only writes private files.
WORKDIR /tmp
ENV BFF_HOST=0.0.0.0 BFF_PORT=8080 BFF_METRICS_PORT=9091 MEDIA_DIR=/data/media
VOLUME /data/media
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD wget -q -O /dev/null "http://127.0.0.1:${BFF_PORT}/healthz" || exit 1
ENTRYPOINT ["bff"]
CMD ["serve"]
