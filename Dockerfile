# Portal and backend in one image. How to run it: docs/running.md, "Containers".
# The same Alpine as below, where its Node runs.
FROM node:24-alpine3.22 AS build
WORKDIR /source
COPY . .
RUN node scripts/boot.mjs deployment /lucarne

FROM alpine:3.22
# ghostscript converts EPS logos. Where it is left out, such logos go to the print shop as they are.
ARG PROGRAMS=""
RUN apk add --no-cache libstdc++ ${PROGRAMS} \
  && addgroup -g 10001 lucarne \
  && adduser -D -H -u 10001 -G lucarne lucarne \
  && install -d -o lucarne -g lucarne /data
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /lucarne /lucarne
WORKDIR /lucarne
# By number: Kubernetes cannot tell from a name that a user is not root.
USER 10001:10001
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD wget -q -O /dev/null http://127.0.0.1:3000/readyz
CMD ["node", "apps/backend/dist/bundle/main.mjs"]
