# syntax=docker/dockerfile:1
# The table server: docker build -t barrowgate . && docker run -p 127.0.0.1:8000:8000 -v tables:/data barrowgate
# compose.yaml has it with PostgreSQL; docs/hosting.md tells more.

FROM node:24-slim AS page
WORKDIR /source
COPY web/package.json web/package-lock.json web/
# Not ci: a lock file made on one platform need not list the binaries of the others.
RUN npm --prefix web install --no-save --loglevel error
COPY web web
COPY src/barrowgate/locales src/barrowgate/locales
RUN npm --prefix web run build

FROM python:3.11-slim AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
COPY --from=page /source/src/barrowgate/server/page src/barrowgate/server/page
# The engine is compiled here; what runs needs no compiler. Versions are those that were tested.
RUN pip wheel --no-cache-dir --wheel-dir /wheels \
    --constraint requirements/run.txt --constraint requirements/server.txt ".[server]"

FROM python:3.11-slim
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "barrowgate[server]"
RUN useradd --system --uid 10001 --home-dir /data --no-create-home barrowgate \
    && install --directory --owner barrowgate --mode 0700 /data
USER barrowgate
ENV BARROWGATE_HOST=0.0.0.0 \
    BARROWGATE_PORT=8000 \
    BARROWGATE_DATA=/data \
    BARROWGATE_LOG=json
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import os, urllib.request as u; u.urlopen(f'http://127.0.0.1:{os.environ[\"BARROWGATE_PORT\"]}/healthz', timeout=4)"]
ENTRYPOINT ["barrowgate"]
CMD ["serve"]
