import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../backend/database/migrate';
import { openShopDatabase, type ShopDatabase } from '../../backend/database/shop-database';
import { folderTransport, type OutboxEmail, smtpTransport } from '../../backend/mail/mail-transport';
import { sendDueEmails, startMailWorker, waitAfter } from '../../backend/mail/mail-worker';

let folder: string;
let database: ShopDatabase;
let clock: number;
const NOON = Date.parse('2026-10-05T11:00:00Z');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'posy-mail-'));
  database = openShopDatabase(folder);
  await migrate(database, NOON);
  clock = NOON;
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

async function post(reference: string): Promise<void> {
  await database
    .insertInto('outbox')
    .values({
      order_id: null,
      reference,
      recipient: 'ann@example.org',
      reply_to: null,
      subject: `About ${reference}`,
      text: 'Dear Ann',
      html: '<p>Dear Ann</p>',
      created_at: new Date(NOON).toISOString(),
      next_try_at: '1970-01-01T00:00:00.000Z',
      attempts: 0,
      sent_at: null,
      last_error: null,
    })
    .execute();
}

const message = (reference: string) =>
  database.selectFrom('outbox').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
const needs = (send: (message: OutboxEmail) => Promise<void>) => ({
  database,
  send,
  clock: () => clock,
  log: () => undefined,
});

describe('the outbox', () => {
  test('sends an email once and marks it', async () => {
    await post('a');
    const seen: string[] = [];
    const send = async (one: OutboxEmail) => void seen.push(one.reference);
    expect([await sendDueEmails(needs(send)), await sendDueEmails(needs(send))]).toEqual([1, 0]);
    expect(seen).toEqual(['a']);
    expect((await message('a')).sent_at).toBe('2026-10-05T11:00:00.000Z');
  });

  test('sends each email from one of several workers', async () => {
    const references = ['a', 'b', 'c', 'd', 'e'];
    for (const reference of references) await post(reference);
    const seen: string[] = [];
    const send = async (one: OutboxEmail): Promise<void> => {
      seen.push(one.reference);
      await new Promise(setImmediate);
    };
    await Promise.all([1, 2, 3].map(() => sendDueEmails(needs(send))));
    expect(seen.sort()).toEqual(references);
  });

  test('sends a claimed but unsent email again after a while', async () => {
    await post('lost');
    const never = new Promise<void>(() => undefined);
    void sendDueEmails(needs(() => never));
    while ((await message('lost')).next_try_at.startsWith('1970')) await new Promise(setImmediate);
    const send = async (): Promise<void> => undefined;
    expect(await sendDueEmails(needs(send))).toBe(0);
    const before = clock;
    clock += 5 * 60_000;
    expect(await sendDueEmails(needs(send))).toBe(1);
    clock = before;
  });

  test('retries a failed email with growing delays without delaying others', async () => {
    await post('bad');
    await post('good');
    let failing = true;
    const seen: string[] = [];
    const send = async (one: OutboxEmail) => {
      if (one.reference === 'bad' && failing) throw new Error('mailbox full');
      seen.push(one.reference);
    };
    await sendDueEmails(needs(send));
    expect(seen).toEqual(['good']);
    expect(await message('bad')).toMatchObject({
      attempts: 1,
      last_error: 'mailbox full',
      next_try_at: '2026-10-05T11:01:00.000Z',
      sent_at: null,
    });
    expect(await sendDueEmails(needs(send))).toBe(0);
    clock += 60_000;
    await sendDueEmails(needs(send));
    expect((await message('bad')).next_try_at).toBe('2026-10-05T11:03:00.000Z');
    failing = false;
    clock += 120_000;
    expect(await sendDueEmails(needs(send))).toBe(1);
    expect(seen).toEqual(['good', 'bad']);
  });

  test.each([
    [1, 60_000],
    [2, 120_000],
    [5, 960_000],
    [30, 21_600_000],
  ])('after %i failures it waits %i ms', (attempts, wait) => {
    expect(waitAfter(attempts)).toBe(wait);
  });

  test('sends pending emails at startup and finishes the current one on stop', async () => {
    await post('left');
    let finish = (): void => undefined;
    let taken = (): void => undefined;
    const inHand = new Promise<void>((resolve) => (taken = resolve));
    const send = () =>
      new Promise<void>((resolve) => {
        finish = resolve;
        taken();
      });
    const worker = startMailWorker(needs(send));
    await inHand;
    const stopped = worker.stop();
    finish();
    await stopped;
    expect((await message('left')).sent_at).not.toBeNull();
  });

  test('writes an email once when it is sent twice to the folder', async () => {
    const outbox = join(folder, 'outbox');
    const send = folderTransport(outbox);
    await post('twice');
    await send(await message('twice'));
    await send(await message('twice'));
    expect(readdirSync(outbox)).toEqual(['twice.eml']);
  });
});

/** A mail server that accepts and records everything. */
function listenForMail(taken: string[]): Promise<Server> {
  const server = createServer((socket: Socket) => {
    let reading = false;
    let pending = '';
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      pending += bytes.toString('utf8');
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        taken.push(line);
        if (reading) {
          if (line !== '.') continue;
          reading = false;
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          reading = true;
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 yes\r\n');
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

test('sends through the mail server, from the shop to the shopper', async () => {
  const taken: string[] = [];
  const server = await listenForMail(taken);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await post('smtp');
  expect(await sendDueEmails(needs(smtpTransport(`smtp://127.0.0.1:${port}`)))).toBe(1);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(taken).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<flowers@posy.example>',
      'RCPT TO:<ann@example.org>',
      'Subject: About smtp',
      'Message-ID: <smtp@posy.example>',
    ]),
  );
});
