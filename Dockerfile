# The site as one container. Each step is a script in deploy/container/, so that it can also be taken on
# any Debian machine: deploy/container/rehearse.sh does, and tests what comes out.

FROM node:20-bookworm-slim AS build
WORKDIR /site
COPY deploy/container/ deploy/container/
RUN deploy/container/install-builder.sh
COPY . .
ARG SITE_URL
ARG BASE_URL=/
ARG EDIT_URL
ARG BUILD_ID
ARG MATOMO_URL
ARG MATOMO_SITE_ID
RUN deploy/container/build-site.sh

FROM debian:bookworm-slim
COPY deploy/container/ /usr/local/lib/atlas-open-data/
RUN /usr/local/lib/atlas-open-data/install-server.sh
RUN --mount=type=bind,from=build,source=/site,target=/built \
    /usr/local/lib/atlas-open-data/place-site.sh /built
ARG BASE_URL=/
ENV BASE_URL=${BASE_URL}
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=5s --start-period=5s --retries=3 \
    CMD ["/usr/local/lib/atlas-open-data/healthy.sh"]
ENTRYPOINT ["/usr/local/lib/atlas-open-data/serve.sh"]
