import { connect } from 'node:net';
import type { Reply } from './flood';

/** The head of a request as it is sent: no client changes its path, and the address is what the one trusted proxy says. */
export function head(path: string, address: string, headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n${lines.join('')}\r\n`;
}

/**
 * Sends requests over one connection without waiting, and leaves after so many ms. The statuses of the responses until then,
 * of which nothing is read if `reads` is false.
 */
export function pipeline(
  shop: string,
  requests: readonly string[],
  leaveAfterMs: number,
  { reads } = { reads: true },
): Promise<readonly number[]> {
  const { hostname, port, host } = new URL(shop);
  return new Promise((done) => {
    const statuses: number[] = [];
    const socket = connect(Number(port), hostname, () => {
      socket.write(requests.join('').replaceAll('Host: localhost\r\n', `Host: ${host}\r\n`));
    });
    const leave = setTimeout(() => socket.destroy(), leaveAfterMs);
    socket.setEncoding('latin1');
    if (reads)
      socket.on('data', (text: string) => {
        for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) statuses.push(Number(status));
      });
    else socket.pause();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(leave);
      done(statuses);
    });
  });
}

/** One request with exactly this path. */
export async function getRaw(shop: string, path: string, address: string): Promise<Reply> {
  const [status = 'lost'] = await pipeline(shop, [head(path, address, { Connection: 'close' })], 60_000);
  return status;
}
