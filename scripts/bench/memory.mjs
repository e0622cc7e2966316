/** Memory of all processes of an idle shop, and of the storefront while it answers many requests and has many connections open. */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { memoryMb, start, stop } from './processes.mjs';
import { hammer, pageRequest } from './raw-requests.mjs';
import { untilUp, withShop } from './shop.mjs';

const REQUESTS = 100_000;
const SLICES = 10;
const CONNECTIONS = 1_000;
const PATHS = ['/', '/flowers/bouquets.html', '/peace-lily.html', '/market-day-bouquet.html', '/flower-care'];

/** ms after the first page. */
const IDLE_MS = 30_000;

export function measure({ project, quick }) {
  return withShop(project, async (shop) => {
    const { port, storefront } = shop;
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
    await stop(shop.storefront);
    await stop(shop.backend);
    const idle = await idleMemory(project, shop);
    return [
      { title: 'Memory of the storefront', columns: ['MB'], rows },
      { title: 'Memory of an idle shop', columns: ['MB', 'MB, what is shared by its part'], rows: idle },
    ];
  });
}

/** Of `npm start` without npm itself: the supervisor and both programs. */
async function idleMemory(project, { env, url }) {
  const supervisor = start([join(project, 'scripts/start.mjs')], env, project);
  await untilUp(supervisor, url);
  await new Promise((later) => setTimeout(later, IDLE_MS));
  const programs = readFileSync(`/proc/${supervisor.pid}/task/${supervisor.pid}/children`, 'utf8').trim().split(' ');
  const rows = [supervisor.pid, ...programs].map((pid) => {
    const [, script = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return [script.replace(`${project}/`, ''), memoryMb({ pid }), sharedMemoryMb(pid)];
  });
  await stop(supervisor);
  return [...rows, ['together', ...[1, 2].map((column) => rows.reduce((sum, row) => sum + row[column], 0))]];
}

/** Memory of the process, MB, with its part of what several processes share. */
function sharedMemoryMb(pid) {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) / 1024;
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
