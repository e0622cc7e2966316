import http from 'node:http';
import { createServer } from 'node:net';

/** Whether the port is free: on localhost only, or (`everywhere`) on all interfaces. */
export function isFree(port, everywhere = false) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, everywhere ? undefined : '127.0.0.1', () => probe.close(() => done(true)));
  });
}

/** Polls until the URL responds with less than 500 or `stop` returns true; returns whether it responded. */
export async function answers(url, stop, everyMs = 100) {
  while (!stop()) {
    if ((await statusOf(url)) < 500) return true;
    await new Promise((later) => setTimeout(later, everyMs));
  }
  return false;
}

/** 503 when nothing listens yet. `fetch` would add 18 MB to the process that supervises the shop. */
function statusOf(url) {
  return new Promise((done) => {
    const request = http.get(url, { agent: false, timeout: 5000 }, (response) => {
      response.resume();
      done(response.statusCode);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => done(503));
  });
}

/** A port of this machine that is free now. */
export async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}
