# The service with the built site; docs/hosting.md explains how to run it.

FROM node:26.10.0-trixie-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS build
WORKDIR /website
COPY . .
RUN npm ci
ARG PUBLIC_API_HOST
RUN npm run build

# The service needs neither the build tools nor the Node that npm would install, and none of its packages
# an install script.
FROM node:26.10.0-trixie-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS dependencies
WORKDIR /website
COPY . .
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:26.10.0-trixie-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1
WORKDIR /website
# The service needs no package manager; the slim image has no compiler.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx
COPY --from=dependencies /website/node_modules node_modules
COPY package.json ./
COPY content content
COPY packages packages
COPY apps/service apps/service
COPY --from=build /website/dist dist
# The files belong to root and the process runs as another user, so it cannot change them.
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
# For a faster start. /data is the only folder that the process can write to.
ENV NODE_COMPILE_CACHE=/data/.compile-cache
VOLUME /data
EXPOSE 8080
# Not /health/ready: restarting the container does not bring a lost database back.
HEALTHCHECK --interval=10s --timeout=6s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/service/main.js"]
