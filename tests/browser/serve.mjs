// SPDX-License-Identifier: GPL-3.0-or-later
// Serves a folder of pages over HTTP, with the part of a desk that an ear's page needs.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript" };

export async function serve(folder) {
  const streams = new Set();
  const posted = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    if (request.method === "POST") {
      let body = "";
      for await (const part of request) body += part;
      posted.push({ what: pathname.split("/").at(-1), ...Object.fromEntries(new URLSearchParams(body)) });
      response.writeHead(204).end();
    } else if (pathname.endsWith("/stream")) {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(": here\n\n");
      streams.add(response);
      response.on("close", () => streams.delete(response));
    } else {
      const file = join(folder, normalize(pathname));
      const text = await readFile(file).catch(() => null);
      response.writeHead(text ? 200 : 404, { "content-type": `${TYPES[extname(file)]};charset=utf-8` }).end(text);
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    /** The reports of pages, oldest first. */
    posted,
    /** Sends an event to every page that listens. */
    send: (event, data) => {
      for (const stream of streams) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    listeners: () => streams.size,
    /** Ends the stream of every page; browsers connect again by themselves. */
    drop: () => {
      for (const stream of streams) stream.destroy();
    },
    close: async () => {
      for (const stream of streams) stream.end();
      server.closeAllConnections?.();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
