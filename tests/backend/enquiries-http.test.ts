import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { accountShop, Customer, freshEmail, refusalOf } from './account';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';

const SEND = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { is_received } }';
const FLORIST = 'florist@posy.example';
const DAY = 86_400_000;

const wedding = (email: string) => ({
  ...{ about: 'WEDDING', name: 'Ann Lee', email, date: '2027-06-05', place: 'Boxgrove Priory', people: '80' },
  ...{ budget: '1000-2000', message: 'Peonies,\nif they are out.', story: 'A garden in June' },
});

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;
  let now = MONDAY_MORNING;

  beforeAll(async () => {
    shop = await openShop(accountShop({ now: () => now, floristEmail: FLORIST }));
    database = shop.connect();
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });
  beforeEach(async () => {
    now = MONDAY_MORNING;
    await database.deleteFrom('enquiries').execute();
  });

  const send = (input: object, headers = {}) => shop.request(SEND, { input }, headers);
  const rows = () => database.selectFrom('enquiries').selectAll().orderBy('id').execute();
  const admin = async (line: string) => {
    const answer = await runAdminCommand({ database, now }, line.split(' '));
    return answer.ok ? answer.value : `No: ${answer.reason}`;
  };

  /** The email about the newest enquiry, decoded, once it was sent. */
  async function mail(to: 'florist' | 'sender'): Promise<string> {
    const id = (await rows()).at(-1)?.id ?? 0;
    const folder = join(shop.dataDir, 'outbox');
    for (;;) {
      const file = existsSync(folder) && readdirSync(folder).find((name) => name.startsWith(`enquiry-${id}-${to}`));
      if (typeof file === 'string' && file.endsWith('.eml')) {
        const bytes = readFileSync(join(folder, file), 'latin1').replace(/=\r?\n/g, '');
        const plain = bytes.replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
        return Buffer.from(plain, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
      }
      await pause(5);
    }
  }

  test('the florist is told everything, and answers the sender; the sender has a copy with what happens next', async () => {
    const email = freshEmail();
    expect((await send(wedding(email))).body).toEqual({ data: { sendEnquiry: { is_received: true } } });
    const toFlorist = await mail('florist');
    for (const part of [
      ...[`To: ${FLORIST}`, `Reply-To: ${email}`, 'Wedding enquiry', 'A garden in June', 'Saturday 5 June 2027'],
      ...[
        'Boxgrove Priory',
        '80',
        '£1,000 to £2,000',
        'Peonies,',
        'if they are out.',
        'Ann Lee',
        'within two working days',
      ],
    ])
      expect(toFlorist).toContain(part);
    const toSender = await mail('sender');
    for (const part of [
      `To: ${email}`,
      'Boxgrove Priory',
      'if they are out.',
      'within two working days',
      '01632 960 417',
    ])
      expect(toSender).toContain(part);
  });

  test('the copy of a complaint says when it is decided, and leads to the page about complaints', async () => {
    const input = {
      about: 'COMPLAINT',
      name: 'Ann',
      email: freshEmail(),
      message: 'Brown.',
      order_number: '000000001',
    };
    await send(input);
    const toSender = await mail('sender');
    for (const part of ['within two working days', 'within 30 days', 'http://shop.example/complaints'])
      expect(toSender).toContain(part);
    expect(await mail('florist')).toContain('within 30 days');
  });

  test('nobody can use the copy to send links to strangers, and the florist still has them', async () => {
    const email = freshEmail();
    const message = 'Win at https://casino.example now, t.me/x or 1.1.1.1, by 9.30am for £12.50.';
    await send({ ...wedding(email), name: 'Posyflowers.Support', message, place: 'bet.casino.example' });
    const toFlorist = await mail('florist');
    for (const typed of [message, 'Posyflowers.Support', 'bet.casino.example']) expect(toFlorist).toContain(typed);
    const toSender = await mail('sender');
    for (const shown of [
      'Win at https: //casino. example now, t. me/x or 1. 1. 1. 1, by 9.30am for £12.50.',
      'Posyflowers. Support',
      'bet. casino. example',
    ])
      expect(toSender).toContain(shown);
  });

  test('markup is a text in both emails, and no line of it becomes a header', async () => {
    const email = freshEmail();
    await send({ ...wedding(email), name: 'Ann\r\nBcc: everybody', message: '<script>alert(1)</script>' });
    const [row] = await rows();
    expect(row).toMatchObject({ message: '<script>alert(1)</script>' });
    const toFlorist = await mail('florist');
    expect(toFlorist).not.toMatch(/^Bcc:/m);
    expect(toFlorist).toContain('&lt;script&gt;');
  });

  test('once they are sent, the outbox forgets their texts', async () => {
    await send(wedding(freshEmail()));
    await mail('florist');
    await mail('sender');
    const waiting = () => database.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
    while ((await waiting()).length > 0) await pause(5);
    const texts = await database.selectFrom('outbox').select('text').where('reference', 'like', 'enquiry-%').execute();
    expect(texts.filter(({ text }) => text !== '')).toEqual([]);
  });

  test('the same at once is stored once; an hour later it is another', async () => {
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(wedding(email))));
    expect(answers.map(({ body }) => body.data.sendEnquiry.is_received)).toEqual(Array(8).fill(true));
    expect(await rows()).toHaveLength(1);
    now += 3_600_000;
    await send(wedding(email));
    expect(await rows()).toHaveLength(2);
  });

  const mailIds = () => database.selectFrom('outbox').select('id').orderBy('id').execute();

  test.each([
    ['a day that has passed', { date: '2026-10-04' }],
    ['a day far away', { date: '2126-10-04' }],
    ['no message', { message: ' ' }],
    ['an address that is none', { email: 'ann@shop' }],
    ['another budget', { budget: '__proto__' }],
    ['too long a message', { message: 'x'.repeat(3001) }],
    ['a link farm', { message: 'https://x.example/ '.repeat(50) }],
    ['signs that stand for six letters each', { place: '㌖'.repeat(34) }],
  ])('with %s it is refused, and nobody is told', async (_what, change) => {
    const before = await mailIds();
    expect(refusalOf(await send({ ...wedding(freshEmail()), ...change })).category).toBe('graphql-input');
    expect(await rows()).toEqual([]);
    expect(await mailIds()).toEqual(before);
  });

  test('the account deletes what its customer has sent, and nothing that others sent with its address', async () => {
    const ann = await Customer.join(shop);
    await send(wedding(ann.email), ann.headers);
    await send({ ...wedding(ann.email), message: 'As a guest.' });
    const own = '{ customer { enquiries { items { about date story message telephone } page_info { total_pages } } } }';
    expect((await ann.data(own)).customer.enquiries).toEqual({
      items: [
        {
          ...{ about: 'WEDDING', date: '2027-06-05', story: 'A garden in June', telephone: null },
          message: 'Peonies,\nif they are out.',
        },
      ],
      page_info: { total_pages: 1 },
    });
    await ann.data('mutation { deleteCustomer }');
    expect((await rows()).map(({ message }) => message)).toEqual(['As a guest.']);
  });

  test('the florist lists, reads and marks enquiries', async () => {
    expect(await admin('enquiries --waiting')).toBe('No enquiry waits for an answer.');
    await send(wedding(freshEmail()));
    await send({ ...wedding(freshEmail()), name: 'Bea\u001B[2J Ray', message: 'Sweet peas.' });
    const [first = 0, second = 0] = (await rows()).map(({ id }) => id);
    expect(await admin(`enquiry ${first}`)).toMatch(
      /^Wedding enquiry \d+: waiting\n[^]*About: A garden in June[^]*£1,000/,
    );
    now += DAY;
    expect(await admin(`enquiry ${first} --answered`)).toContain('answered on 6 Oct 2026');
    const listed = (await admin('enquiries')).split('\n').slice(2);
    expect(listed.map((line) => Number(line.trim().split(/\s/)[0]))).toEqual([second, first]);
    expect(listed.join()).not.toContain('\u001B');
    expect((await admin('enquiries --waiting')).split('\n')).toHaveLength(3);
    expect(await admin(`enquiry ${first} --waiting`)).toContain(': waiting');
    expect(await admin('enquiry 999999')).toBe('No: There is no enquiry 999999.');
    for (const wrong of ['enquiry', 'enquiry x', `enquiry ${first} --answered --waiting`, 'enquiries --page 0'])
      expect(await admin(wrong)).toMatch(/^No: /);
  });

  test('an enquiry is deleted two years after it was sent, answered or not', async () => {
    const settings = accountShop({ now: () => now });
    const old = await openShop(settings);
    await old.request(SEND, { input: wedding(freshEmail()) });
    now += DAY;
    await old.request(SEND, { input: { ...wedding(freshEmail()), message: 'A day later.' } });
    await old.backend.close();
    now = Date.parse('2028-10-05T09:00:00Z');
    const { dataDir, databaseUrl } = old;
    const later = await openShop({ ...settings, dataDir, databaseUrl });
    const connection = later.connect();
    const left = () => connection.selectFrom('enquiries').select('message').execute();
    while ((await left()).length > 1) await pause(5);
    expect(await left()).toEqual([{ message: 'A day later.' }]);
    await connection.destroy();
    await later.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
