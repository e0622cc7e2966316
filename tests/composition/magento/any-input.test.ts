import type { GetServerSideProps } from 'next';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import type { MemoryLog } from '../../../src/adapters/memory/memory-system';
import type { Reads } from '../../../src/application/reads';
import { handleRead } from '../../../src/adapters/http/handle-read';
import { serverApp } from '../../../src/composition/server/create-server-app';
import { anyText } from '../../builders/any-text';
import { runBackend } from '../../contract/running-backend';
import { askedPage } from '../asked-page';
import { runningFrontServer } from '../opened-features';
import { serveShopOnMagento } from './a-shop-on-magento';

const LISTING = ['page', 'sort', 'price', 'colour', 'itemsPerPage'];
/** The names that each read knows. */
const READS: { readonly [Name in keyof Reads]: readonly string[] } = {
  suggestions: ['term'],
  variant: ['sku', 'chosen'],
  category: ['uid', ...LISTING],
  search: ['term', ...LISTING],
  related: ['sku'],
  upsells: ['sku'],
  reviews: ['sku', 'page', 'itemsPerPage'],
  'review-questions': [],
  'delivery-offers': ['sku', 'postcode'],
  'card-messages': [],
  countries: [],
  country: ['code'],
  'store-choices': [],
  settings: [],
};
/** Names that pages read of their queries. */
const NAMES = [
  ...['term', ...LISTING, 'chosen', 'item', 'number', 'token', 'key', 'id', 'email', 'back', 'about', 'postcode'],
  ...['order', 'lastname', 'refused', 'typed', 'added', 'account', 'o.1', 'option.1', 'view'],
  ...['constructor', 'toString', '__proto__'],
];

const PAGES_FOLDER = resolve(__dirname, '../../../src/pages');
const PAGES = readdirSync(PAGES_FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && readFileSync(join(PAGES_FOLDER, file), 'utf8').includes('getServerSideProps'),
);

/** Letters of one to four bytes, signs that stand for many letters, and texts that mean something to a program. */
const odd = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('a', 'é', '㌖', 'ﷺ', '💐', 'e\u0301', '9', '/', '"', '{', '\\', '%', '\u202E'),
      fc.constantFrom(1, 145, 200, 255, 256, 260, 300, 2_050),
    )
    .map(([letter, length]) => letter.repeat(length)),
  fc.constantFrom('', ' ', '-1', '0', '9'.repeat(40), '1_2', '*_*', '__proto__', '\u0000', 'null', '$sku', 'name_ASC'),
  anyText({ maxLength: 40 }),
);
const queryOf = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom('currency', ...names), odd), { maxLength: 3 })
    .map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString());

const anyRead = fc
  .constantFrom(...Object.entries(READS))
  .chain(([name, names]) => queryOf(names).map((query) => `${name}?${query}`));

const COOKIES = ['vsf-cart', 'vsf-customer', 'vsf-store', 'vsf-currency'];
const anyPage = fc.record({
  file: fc.constantFrom(...PAGES),
  word: odd.map((text) => encodeURIComponent(text)),
  ending: fc.constantFrom('', '.html', '/'),
  query: queryOf(NAMES),
});

/** ms that a busy machine may need, to compile all pages too. */
const SLOW = 120_000;

let backend: Awaited<ReturnType<typeof runBackend>>;
let server: Awaited<ReturnType<typeof runningFrontServer>>;
let log: MemoryLog;
beforeAll(async () => {
  backend = await runBackend();
  server = await runningFrontServer((request, response) => {
    const name = /\/api\/reads\/([^/?]*)/.exec(request.url ?? '')?.[1] ?? '';
    void handleRead(serverApp(), name, request, response);
  });
  ({ log } = serveShopOnMagento(backend.graphqlUrl, server.env, SLOW));
});
afterAll(async () => {
  await server.close();
  await backend.close();
});

async function read(path: string) {
  const { status } = await server.post(`/api/reads/${path}`, '', {}, 'GET');
  return { status, errors: log.entries.splice(0) };
}

/** The page of a file, whose names in brackets are all `word`. */
async function open({ file, word, ending, query }: { file: string; word: string; ending: string; query: string }) {
  const { getServerSideProps: page } = (await import(join(PAGES_FOLDER, file))) as {
    getServerSideProps: GetServerSideProps<object>;
  };
  const path = file.replace(/(?:^|\/)index\.tsx$|\.tsx$/, '').replace(/\[[^\]]*\]/g, () => `${word}${ending}`);
  const named = [...file.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => `&${name}=${word}`).join('');
  const cookie = COOKIES.map((name) => `${name}=${word}`).join('; ');
  const status = await askedPage(page, `/${path}?${query}${named}`, { cookie }).then(
    (answer) => answer.status,
    (error: Error) => {
      if (!/ leads to | is answered without a page$/.test(error.message)) throw error;
      return 303;
    },
  );
  return { status, errors: log.entries.splice(0) };
}

const EMOJIS = encodeURIComponent('💐'.repeat(145));

test.each([
  ['a country code of 260 letters', `country?code=${'G'.repeat(260)}`, 400],
  ['a country code of 255 letters', `country?code=${'G'.repeat(255)}`, 200],
  ['no country code', 'country?code=', 200],
  ['a variant by NUL', 'variant?sku=%00', 400],
  ['a name with NUL', 'search?term=rose&%00=1', 400],
  ['a search for 145 emojis', `search?term=${EMOJIS}`, 200],
  ['suggestions for 145 emojis', `suggestions?term=${EMOJIS}`, 200],
])('the read of %s is no failure', async (_what, path, status) => {
  expect(await read(path)).toEqual({ status, errors: [] });
});

test(
  'the page of a search for 145 emojis finds nothing',
  async () => {
    const found = await open({ file: 'search.tsx', word: '', ending: '', query: `term=${EMOJIS}` });
    expect(found).toEqual({ status: 200, errors: [] });
  },
  SLOW,
);

test.each(['constructor=2&typed=1', 'toString=1&typed=1&valueOf=x', '__proto__=1&hasOwnProperty=2'])(
  'a product is shown for a query with the names of an object: %s',
  async (query) => {
    const word = (await backend.access.product('plain')).path.slice(1);
    expect(await open({ file: '[...slug].tsx', word, ending: '', query })).toEqual({ status: 200, errors: [] });
  },
  SLOW,
);

test(
  'no read fails for what is asked of it',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyRead, async (path) => {
        const { status, errors } = await read(path);
        expect([status < 500, errors]).toEqual([true, []]);
      }),
      { numRuns: 100 },
    );
  },
  SLOW,
);

test(
  'no page fails for what is asked of it',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyPage, async (asked) => {
        const { status, errors } = await open(asked);
        expect([status < 500, errors]).toEqual([true, []]);
      }),
      { numRuns: 100 },
    );
  },
  SLOW,
);
