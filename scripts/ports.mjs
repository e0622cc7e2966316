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
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
      await response.body?.cancel();
      if (response.status < 500) return true;
    } catch {
      // Not listening yet.
    }
    await new Promise((later) => setTimeout(later, everyMs));
  }
  return false;
}

/** A port of this machine that is free now. */
export async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}
