FROM node:24-bookworm-slim AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends binutils
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Without devDependencies in package.json npm also removes what production could use but does not ask for: TypeScript.
RUN npm run build \
 && npm run mongod -- /opt/mongod \
 && strip /opt/mongod \
 && npm pkg delete devDependencies \
 && npm prune --no-audit --no-fund \
 && npm run sbom \
 && node scripts/trim-modules.ts

FROM node:24-bookworm-slim
# Libraries that the embedded mongod links to; unused where MONGODB_URI is set.
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates libcurl4 \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o node -g node /data
WORKDIR /app
COPY --from=build /opt/mongod /usr/local/bin/mongod
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
ENV NODE_ENV=production DATA_DIR=/data UPLOADS_DIR=/data/uploads
USER node
VOLUME /data
EXPOSE 8080
# Asks only if the process answers: replacing containers that are not healthy would mend no database.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "dist/server/main.js"]
