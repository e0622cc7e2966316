import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContentService } from '../../backend/content/content-service';
import { writeWhole } from '../../backend/content/entry-file';
import { ContentClient } from '../../src/adapters/cms/content-client';
import { ContentWriter } from '../../src/adapters/cms/content-writer';
import { type Listening, listen } from './listen';

const TOKEN = 'a-token-of-thirty-two-characters-';
const START = Date.parse('2026-11-25T09:00:00Z');
const WEEK = 604_800_000;

let dir: string;
let service: Listening;
let now: number;
const fileOf = (name: string) => readFileSync(path.join(dir, name), 'utf8');
const files = () => readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'entries-'));
  mkdirSync(path.join(dir, 'pages'));
  writeFileSync(path.join(dir, 'homepage.md'), '---\ntitle: Posy\n---\n');
  writeFileSync(path.join(dir, 'pages', 'terms.md'), '---\n# Ours\ntitle: Terms\nshown: true\n---\nRead them.\n');
  now = START;
  service = await listen(
    createContentService({ dir, warn: () => undefined, access: { token: TOKEN, now: () => now } }),
  );
});
afterEach(async () => {
  await service.close();
  rmSync(dir, { recursive: true });
});

const writer = () => new ContentWriter(`${service.origin}/content`, TOKEN, fetch);
const client = () => new ContentClient(`${service.origin}/content`, fetch);

interface Answer {
  readonly status: number;
  readonly cookie: string | undefined;
  readonly message: unknown;
}

const withLength = (headers: http.OutgoingHttpHeaders, body: string) => ({
  ...headers,
  'content-length': Buffer.byteLength(body),
});

/** What `fetch` cannot send: origins, cookies, broken bodies. */
async function send(
  method: string,
  target: string,
  headers: http.OutgoingHttpHeaders,
  body = '{"data":{"title":"New"}}',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${service.origin}${target}`,
      { method, headers: withLength(headers, body), agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const read = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { error?: { message?: unknown } };
          const cookie = response.headers['set-cookie']?.[0];
          resolve({ status: response.statusCode ?? 0, cookie, message: read.error?.message });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

const JSON_TYPE = { 'content-type': 'application/json' };
const TRUSTED = { ...JSON_TYPE, authorization: `Bearer ${TOKEN}` };

describe('a trusted program', () => {
  test('S7-82 S7-83 creates a page, which is found by find, count and findOne', async () => {
    const values = {
      slug: 'care',
      title: 'Care: "the first day"',
      order: 3,
      isNew: true,
      links: [{ name: '- #1', to: null }],
      tags: ['true', '1950', '', ' x '],
      poem: 'One\n\n  two: 2\n',
      body: '\n## Cut\n\n---\n\nEnds with a rule\n',
    };
    const made = await writer().create('pages', values);
    const attributes = { ...values, order: '3', body: '## Cut\n\n---\n\nEnds with a rule' };
    if (!made.ok) throw new Error(made.reason.kind);
    expect(made.value.attributes).toMatchObject(attributes);
    expect(await client().findBySlug('pages', 'care')).toMatchObject({ value: { title: values.title } });
    expect(await client().findOne('pages', made.value.id)).toMatchObject({ value: { slug: 'care' } });
    expect(await client().count('pages')).toEqual({ ok: true, value: 2 });
    expect(files()).toEqual(['homepage.md', 'pages', 'pages/care.md', 'pages/terms.md']);
  });

  test('S7-82 updates what it names and keeps the rest', async () => {
    const id = Number(JSON.parse((await service.request('/content/pages')).body.toString('utf8')).data[0].id);
    expect(await writer().update('pages', id, { title: 'New terms', slug: 'terms', updatedAt: 'x' })).toMatchObject({
      value: { id, attributes: { title: 'New terms', shown: true, body: 'Read them.', slug: 'terms' } },
    });
    expect(fileOf('pages/terms.md')).toBe('---\ntitle: New terms\nshown: true\n---\nRead them.\n');
  });

  test('S7-82 updates, deletes and creates the entry of a single type, with and without its id', async () => {
    expect(await writer().update('homepage', null, { heroHeading: 'Today' })).toMatchObject({
      value: { id: 1, attributes: { title: 'Posy', heroHeading: 'Today' } },
    });
    expect(await writer().update('homepage', 1, { title: 'Us' })).toMatchObject({ ok: true });
    expect(await writer().delete('homepage', null)).toMatchObject({ value: { attributes: { title: 'Us' } } });
    expect(await client().find('homepage')).toMatchObject({ reason: { kind: 'not-found' } });
    expect(await writer().create('homepage', { title: 'Again' })).toMatchObject({ value: { id: 1 } });
    expect(await writer().delete('homepage', 1)).toMatchObject({ ok: true });
    expect(await writer().update('homepage', null, { title: 'Put' })).toMatchObject({ value: { id: 1 } });
    expect(await client().find('homepage')).toMatchObject({ value: { title: 'Put' } });
  });

  test('S7-82 deletes a page', async () => {
    const id = Number(JSON.parse((await service.request('/content/pages')).body.toString('utf8')).data[0].id);
    expect(await writer().delete('pages', id)).toMatchObject({ value: { id, attributes: { title: 'Terms' } } });
    expect(files()).toEqual(['homepage.md', 'pages']);
    expect(await writer().delete('pages', id)).toMatchObject({ reason: { kind: 'not-found' } });
  });

  test('creates one page when twenty with its slug come at once, and loses no change of another', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) => writer().create('pages', { slug: 'care', title: `Care ${index}` })),
    );
    const [first, ...others] = [...made].sort((one, other) => Number(other.ok) - Number(one.ok));
    expect(first).toMatchObject({ ok: true });
    for (const other of others)
      expect(other).toMatchObject({ reason: { kind: 'rejected', message: 'slug must be unique' } });
    const names = Array.from({ length: 10 }, (_, index) => `field${index}`);
    await Promise.all(names.map((name) => writer().update('homepage', null, { [name]: name })));
    expect(await client().find('homepage')).toMatchObject({
      value: Object.fromEntries(names.map((name) => [name, name])),
    });
  });

  test.each([
    ['no slug', { title: 'x' }, 'slug must be lower-case letters and digits'],
    ['a path as slug', { slug: '../homepage' }, 'slug must be lower-case letters and digits'],
    ['capitals', { slug: 'Care' }, 'slug must be lower-case letters and digits'],
    ['a taken slug', { slug: 'terms' }, 'slug must be unique'],
    ['a field name with a space', { slug: 'care', 'a b': 'x' }, 'expected "key: value"'],
    ['a prototype', JSON.parse('{"slug":"care","__proto__":{"a":"b"}}'), 'expected "key: value"'],
    ['a body that is no text', { slug: 'care', body: ['x'] }, 'body must be a string'],
    ['half of a surrogate pair', { slug: 'care', body: 'x\ud83d' }, 'The entry has characters that a file cannot keep'],
    ['more than 256 kB', { slug: 'care', body: 'x'.repeat(262_144) }, 'An entry has at most 262144 bytes'],
  ])('is told that %s cannot be an entry, and nothing is written', async (_, values, message) => {
    expect(await writer().create('pages', values)).toMatchObject({ reason: { kind: 'rejected', message } });
    expect(files()).toEqual(['homepage.md', 'pages', 'pages/terms.md']);
    expect(fileOf('pages/terms.md')).toContain('title: Terms');
  });

  test.each([
    ['PUT', '/content/pages/7'],
    ['DELETE', '/content/pages/7'],
    ['PUT', '/content/pages'],
    ['DELETE', '/content/pages'],
    ['DELETE', '/content/nothing'],
    ['POST', '/content/pages/7'],
    ['PUT', '/content/homepage/2'],
    ['PUT', '/content/homepage/1/more'],
    ['PUT', '/content/..%2fhomepage'],
    ['POST', '/content/README'],
  ])('gets 404 for %s %s', async (method, target) => {
    expect(await send(method, target, TRUSTED)).toMatchObject({ status: 404, message: 'Not Found' });
    expect(files()).toEqual(['homepage.md', 'pages', 'pages/terms.md']);
  });

  test.each([
    ['no JSON', 'x', TRUSTED, 400],
    ['no data', '{"title":"x"}', TRUSTED, 400],
    ['a list', '{"data":[]}', TRUSTED, 400],
    ['depth', `{"data":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`, TRUSTED, 400],
    ['a form', 'data=x', { ...TRUSTED, 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['more than a megabyte', `{"data":{"title":"${'x'.repeat(1_100_000)}"}}`, TRUSTED, 413],
  ])('is refused a body with %s', async (_, body, headers, status) => {
    expect(await send('PUT', '/content/homepage', headers, body)).toMatchObject({ status });
    expect(fileOf('homepage.md')).toBe('---\ntitle: Posy\n---\n');
  });

  test('leaves nothing behind when a file cannot take its place', async () => {
    await expect(writeWhole(path.join(dir, 'pages'), '---\n---\n', false)).rejects.toThrow();
    expect(files()).toEqual(['homepage.md', 'pages', 'pages/terms.md']);
  });

  test.each([false, true])(
    'cannot replace an entry that cannot be read, also when it could before: %s',
    async (before) => {
      if (before) await service.request('/content/homepage');
      writeFileSync(path.join(dir, 'homepage.md'), '---\ntitle: "\n---\nThe work of a day');
      expect(await send('PUT', '/content/homepage', TRUSTED)).toMatchObject({ status: 500 });
      expect(fileOf('homepage.md')).toContain('The work of a day');
    },
  );
});

describe('the session of a trusted program', () => {
  const cookieOf = async () => (await send('PUT', '/content/homepage', TRUSTED)).cookie ?? '';

  test('S7-86 is an opaque httpOnly cookie for 604,800 s, never the token', async () => {
    const cookie = await cookieOf();
    expect(cookie).toMatch(
      /^posy-content=[0-9a-z]+\.[\w-]{43}; Max-Age=604800; Path=\/content; HttpOnly; SameSite=Strict$/,
    );
    expect(cookie).not.toContain(TOKEN);
  });

  test('S7-86 is as good as the token for a week, and is not prolonged by use', async () => {
    const [cookie = ''] = (await cookieOf()).split(';');
    now = START + WEEK - 1;
    expect(await send('PUT', '/content/homepage', { ...JSON_TYPE, cookie: `a=b; ${cookie}` })).toEqual({
      status: 200,
      cookie: undefined,
      message: undefined,
    });
    now = START + WEEK;
    expect(await send('PUT', '/content/homepage', { ...JSON_TYPE, cookie })).toMatchObject({ status: 401 });
  });

  test('ends with the token, and cannot be prolonged by hand', async () => {
    const [cookie = ''] = (await cookieOf()).split(';');
    const later = cookie.replace(/=[0-9a-z]+\./, '=zzzzzz.');
    expect(await send('PUT', '/content/homepage', { ...JSON_TYPE, cookie: later })).toMatchObject({ status: 401 });
    const other = await listen(createContentService({ dir, access: { token: `${TOKEN}2`, now: () => now } }));
    const { status } = await other.request('/content/homepage', { cookie }, 'DELETE');
    await other.close();
    expect(status).toBe(401);
  });
});

describe('a stranger', () => {
  test.each([
    ['no token', JSON_TYPE, 401],
    ['another token', { ...JSON_TYPE, authorization: 'Bearer another' }, 401],
    ['the beginning of the token', { ...JSON_TYPE, authorization: `Bearer ${TOKEN.slice(0, -1)}` }, 401],
    ['the token by another scheme', { ...JSON_TYPE, authorization: `Basic ${TOKEN}` }, 401],
    ['the token as cookie', { ...JSON_TYPE, cookie: `posy-content=${TOKEN}` }, 401],
    ['the token from a page', { ...TRUSTED, origin: 'http://localhost:3000' }, 403],
    ['the token for another machine', { ...TRUSTED, 'x-forwarded-for': '203.0.113.7' }, 403],
  ])('S7-82 with %s changes nothing', async (_, headers, status) => {
    for (const [method, target] of [
      ['POST', '/content/pages'],
      ['PUT', '/content/homepage'],
      ['DELETE', '/content/homepage'],
    ] as const) {
      const body = '{"data":{"slug":"care"}}';
      expect(await send(method, target, headers, body)).toMatchObject({ status, cookie: undefined });
    }
    expect(files()).toEqual(['homepage.md', 'pages', 'pages/terms.md']);
    expect(fileOf('homepage.md')).toBe('---\ntitle: Posy\n---\n');
  });

  test('reads without a token, and gets no session for it', async () => {
    const { status, headers } = await service.request('/content/homepage', { authorization: `Bearer ${TOKEN}` });
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
  });

  test('gets 405 for other methods', async () => {
    const { status, headers } = await service.request('/content/homepage', TRUSTED, 'PATCH');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, DELETE']);
  });
});
