# The service with the built site; docs/operations.md tells how to run it.

FROM node:26.10.0-trixie-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS build
WORKDIR /website
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: docs/dependencies.md says why.
RUN npm install
COPY . .
ARG PUBLIC_API_HOST
RUN npm run build

# What runs needs neither the tools of the build nor the Node that npm would bring along.
FROM node:26.10.0-trixie-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS dependencies
WORKDIR /website
COPY package.json package-lock.json .npmrc ./
# None of these packages has anything to compile, so none of their scripts is run.
RUN npm install --omit=dev --omit=optional --ignore-scripts

FROM node:26.10.0-trixie-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1
WORKDIR /website
# What serves visitors has no use for a package manager; the slim image has no compiler.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx
COPY --from=dependencies /website/node_modules node_modules
COPY package.json ./
COPY content content
COPY enquiry-contract enquiry-contract
COPY enquiry-service enquiry-service
COPY i18n i18n
COPY security-headers security-headers
COPY --from=build /website/dist dist
# Files belong to root and the process runs as another user: it can change none of them.
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
# What Node has compiled, for a faster start; nothing else can be written.
ENV NODE_COMPILE_CACHE=/data/.compile-cache
VOLUME /data
EXPOSE 8080
# Not /health/ready: another container would not find the database either.
HEALTHCHECK --interval=10s --timeout=6s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "enquiry-service/main.js"]
