import { createServer } from 'node:net';

/** Whether nobody listens on the port: on this machine only, or (`everywhere`) on any of its addresses. */
export function isFree(port, everywhere = false) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, everywhere ? undefined : '127.0.0.1', () => probe.close(() => done(true)));
  });
}

/** Asks until the address answers with less than 500 or `stop` says so; whether it answered. */
export async function answers(url, stop, everyMs = 100) {
  while (!stop()) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
      await response.body?.cancel();
      if (response.status < 500) return true;
    } catch {
      // Not there yet.
    }
    await new Promise((later) => setTimeout(later, everyMs));
  }
  return false;
}
