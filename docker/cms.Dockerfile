# The cms: Strapi with its admin panel. Build with the repository as the context:
#   docker build -f docker/cms.Dockerfile -t peritus-cms .
# `node docker/pin.mjs` replaces tags by digests.
ARG NODE_IMAGE=node:22-bookworm-slim
FROM ${NODE_IMAGE} AS build
ENV STRAPI_TELEMETRY_DISABLED=true
WORKDIR /app/cms
COPY cms/package.json cms/package-lock.json cms/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY cms ./
# The build contains no address and no secret, so it works in every environment.
RUN npm run build

FROM ${NODE_IMAGE}
WORKDIR /app/cms
COPY --from=build /app/cms ./
RUN mkdir -p /data/public/uploads && chown -R node:node /data
USER node
ENV NODE_ENV=production STRAPI_TELEMETRY_DISABLED=true STRAPI_DISABLE_UPDATE_NOTIFICATION=true \
    CMS_HOST=0.0.0.0 CMS_PORT=1337 CMS_PUBLIC_DIR=/data/public
VOLUME /data/public
EXPOSE 1337
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=5 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.CMS_PORT}/_health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
