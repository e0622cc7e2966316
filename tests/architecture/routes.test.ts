import type { NextConfig } from 'next';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { kindOfRequest } from '../../server/page-request';
import { publicPage } from '../../src/composition/server/pages';
import { loadPath } from '../../src/adapters/http/pages/path';
import { visitedPath } from '../../src/adapters/http/session/visited-path';
import { EMBEDDED_STORES } from '../../src/composition/settings/store-settings';
import type { CmsPage } from '../../src/domain/content/content-page';
import {
  CONTENT_ROUTES,
  PERSONAL_ROUTES,
  RESERVED_NAMES,
  ROUTE_NAMES,
  STORE_ROUTES,
} from '../../src/domain/navigation/routes';
import { SPECULATION_RULES } from '../../src/domain/navigation/speculation-rules';
import { aContentPage } from '../builders/a-content-page';
import { aHomePage } from '../builders/a-home-page';
import { aServerApp } from '../composition/a-server-app';
import { askedPage } from '../composition/asked-page';

const PAGES = resolve(__dirname, '../../src/pages');
/** Pages without a name of their own, and Next's. */
const UNNAMED = ['index', '[...slug]', '404', '_app', '_document', '_error'];
const NO_FILES = { has: () => false, isBuild: () => true };
const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, name: file.replace(/\/.*$|\.tsx?$/g, '') }))
  .filter(({ name }) => !UNNAMED.includes(name));

describe('the list of routes', () => {
  test('names the routes of src/pages', () => {
    expect([...new Set(files.map(({ name }) => name))].sort()).toEqual([...ROUTE_NAMES].sort());
  });

  test('calls those personal whose pages are', () => {
    const isPublic = ({ file }: (typeof files)[number]) =>
      readFileSync(join(PAGES, file), 'utf8').includes('publicPage(');
    const expected = files.filter((one) => !isPublic(one)).map(({ name }) => name);
    expect([...new Set(expected)].sort()).toEqual([...PERSONAL_ROUTES].sort());
    for (const { name } of files.filter(isPublic)) expect(PERSONAL_ROUTES).not.toContain(name);
  });
});

/** A CMS page of the backend that is named like a route. */
const A_SHOP_PAGE: CmsPage = {
  name: 'Page',
  title: 'Any page',
  description: '',
  heading: null,
  body: '<p>Words.</p>',
};

describe.each(CONTENT_ROUTES)('the content route %s', (name) => {
  const path = publicPage(loadPath);

  test('has no file of its own, and no store may take its name', () => {
    expect(files.map((file) => file.name)).not.toContain(name);
    expect(RESERVED_NAMES).toContain(name);
  });

  test('S2-13 S2-14 S2-15 S2-16 S2-17 S2-18 S2-19 S2-23 S2-109 is answered in both stores, and the front server caches it', async () => {
    for (const prefix of ['', '/ie']) {
      aServerApp(
        { home: aHomePage(), pages: new Map([[name, aContentPage()]]), cmsPages: [A_SHOP_PAGE] },
        { STORES: 'default en-GB GBP; ie en-IE EUR /ie' },
      );
      const url = `${prefix}/${name}`;
      expect([url, kindOfRequest(url, url, EMBEDDED_STORES, NO_FILES)]).toEqual([url, 'page']);
      const { status } = await askedPage<object>(path, name === 'Cms' ? `${url}?identifier=Page` : url);
      expect([url, status]).toEqual([url, 200]);
    }
  });

  test('differs in upper and lower case', async () => {
    const other = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase();
    const { wire } = aServerApp({ pages: new Map([[name, aContentPage()]]) });
    expect((await askedPage<object>(path, `/${other}`)).status).toBe(404);
    expect(wire.calls).toContain('urlResolver.resolve');
  });
});

test.each(ROUTE_NAMES)('the front server renders /%s for everybody only if it is public', (name) => {
  const kind = PERSONAL_ROUTES.includes(name) ? 'personal' : 'page';
  for (const path of [`/${name}`, `/${name}/more`, `/_next/data/build/${name}.json`])
    expect([path, kindOfRequest(path, path, EMBEDDED_STORES, NO_FILES)]).toEqual([path, kind]);
  expect(kindOfRequest(`/ie/${name}`, `/ie/${name}`, EMBEDDED_STORES, NO_FILES)).toBe(kind);
  expect(kindOfRequest(`/${name}s`, `/${name}s`, EMBEDDED_STORES, NO_FILES)).toBe('page');
});

describe('next.config.js', () => {
  /** `[store, page]` of a path that Next rewrites, else null. */
  async function rewritten(path: string): Promise<readonly unknown[] | null> {
    const { rewrites } = jest.requireActual<NextConfig>('../../next.config.js');
    const rules = await rewrites?.();
    const [{ source } = { source: '' }] = Array.isArray(rules) ? rules : [];
    const found = getPathMatch(source, { removeUnnamedParams: true, strict: true })(path);
    return found === false ? null : [found.store, found.page];
  }

  test('finds the routes of every store below its prefix, and no others', async () => {
    for (const name of STORE_ROUTES) expect(await rewritten(`/ie/${name}`)).toEqual(['ie', name]);
    for (const name of [...ROUTE_NAMES.filter((name) => !STORE_ROUTES.includes(name)), 'roses.html', 'carts'])
      expect([name, await rewritten(`/ie/${name}`)]).toEqual([name, null]);
  });

  test('takes no route for a store', async () => {
    for (const name of ROUTE_NAMES) expect([name, await rewritten(`/${name}/cart`)]).toEqual([name, null]);
  });

  test('finds the routes of a store whose prefix begins like a route', async () => {
    for (const store of ['apiary', 'customer-club', 'checkouts', 'cart-hire'])
      expect(await rewritten(`/${store}/search`)).toEqual([store, 'search']);
  });
});

test.each(STORE_ROUTES)('/%s is found below the prefixes of stores only', (name) => {
  const visited = (url: string) => visitedPath({ headers: {}, url }, `/${name}`, EMBEDDED_STORES);
  expect(visited(`/${name}`)).toBe(`/${name}`);
  expect(visited(`/ie/${name}`)).toBe(`/ie/${name}`);
  expect(visited(`/xx/${name}`)).toBeNull();
});

describe('the speculation rules', () => {
  /** Whether a browser prefetches the page. The rules use optional groups and wildcards of URL patterns only. */
  function isFetchedAhead(path: string): boolean {
    const { prefetch } = JSON.parse(SPECULATION_RULES) as {
      prefetch: readonly { where: { and: readonly { not?: { href_matches?: readonly string[] } }[] } }[];
    };
    const excluded = prefetch.flatMap(({ where }) => where.and.flatMap(({ not }) => not?.href_matches ?? []));
    const patterns = excluded.map((pattern) => pattern.replaceAll('{/*}?', '(?:/.*)?'));
    return !patterns.some((pattern) => new RegExp(`^${pattern}$`).test(path));
  }

  test.each(ROUTE_NAMES)('fetch /%s ahead only if it is public', (name) => {
    for (const path of [`/${name}`, `/${name}/more`, `/ie/${name}`, `/ie/${name}/more`])
      expect([path, isFetchedAhead(path)]).toEqual([path, !PERSONAL_ROUTES.includes(name)]);
  });

  test('fetch products ahead that are named like a personal page', () => {
    for (const path of ['/', '/ie', '/flower-cart.html', '/ie/carts', '/customers-favourites', '/cart.html'])
      expect([path, isFetchedAhead(path)]).toEqual([path, true]);
  });
});
