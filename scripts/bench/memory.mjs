/** Memory of the storefront while it answers many requests and while many connections are open. */
import { connect } from 'node:net';
import { memoryMb } from './processes.mjs';
import { hammer, pageRequest } from './raw-requests.mjs';
import { withShop } from './shop.mjs';

const REQUESTS = 100_000;
const SLICES = 10;
const CONNECTIONS = 1_000;
const PATHS = ['/', '/flowers/bouquets.html', '/peace-lily.html', '/market-day-bouquet.html', '/flower-care'];

export function measure({ project, quick }) {
  return withShop(project, async ({ port, storefront }) => {
    const requests = quick ? REQUESTS / 50 : REQUESTS;
    for (const path of PATHS) await hammer(port, pageRequest(port, path), { responses: 200 });
    const rows = [['after the first 1,000', memoryMb(storefront)]];
    for (let slice = 1; slice <= SLICES; slice += 1) {
      const path = PATHS[slice % PATHS.length];
      await hammer(port, pageRequest(port, path), { responses: requests / SLICES });
      rows.push([`after ${(slice * requests) / SLICES} more`, memoryMb(storefront)]);
    }
    const sockets = await openConnections(port);
    rows.push([`with ${CONNECTIONS} open connections`, memoryMb(storefront)]);
    sockets.forEach((socket) => socket.destroy());
    return [{ title: 'Memory of the storefront', columns: ['MB'], rows }];
  });
}

/** Each connection got a page and stays open. */
function openConnections(port) {
  const request = pageRequest(port, PATHS[0]);
  const answered = () =>
    new Promise((done, fail) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(request));
      socket.on('error', fail);
      socket.on('data', () => done(socket));
    });
  return Promise.all(Array.from({ length: CONNECTIONS }, answered));
}
