# The web: Remix and its server. Build with the repository as the context:
#   docker build -f docker/web.Dockerfile -t peritus-web .
# `node docker/pin.mjs` replaces tags by digests.
ARG NODE_IMAGE=node:22-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web ./
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
WORKDIR /app/web
COPY --from=build /app/web/package.json ./
COPY --from=build /app/web/node_modules ./node_modules
COPY --from=build /app/web/build ./build
RUN mkdir -p /data/pictures /data/audio && chown -R node:node /data
USER node
ENV NODE_ENV=production WEB_HOST=0.0.0.0 WEB_PORT=3000 IMAGE_CACHE_DIR=/data/pictures/images AUDIO_CACHE_DIR=/data/audio
VOLUME /data/pictures /data/audio
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.WEB_PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server.js"]
