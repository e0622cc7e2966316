import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContentService } from '../../backend/content/content-service';
import { CATEGORIES, PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import { toFooter } from '../../src/adapters/cms/to-footer';
import { DEFAULT_FOOTER } from '../../src/ui/texts/en/layout/footer';
import { type Listening, listen } from './listen';

const json = (body: Buffer) => JSON.parse(body.toString('utf8'));

/** All components, as the shop asks for them. */
const ALL = {
  footer: '/content/footer?populate[columns][populate]=*&populate[social]=*&populate[legal]=*&populate[credit]=*',
  homepage: '/content/homepage?populate=heroLink,heroLinkAbroad,occasions&populate[rows][populate][0]=link',
};

describe("the content service with the shop's own entries", () => {
  let shop: Listening;
  beforeAll(async () => {
    shop = await listen(createContentService({}));
  });
  afterAll(() => shop.close());

  test('S7-84 returns the topbar with its Left and Center texts', async () => {
    const { status, headers, body } = await shop.request('/content/topbar');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const { data, meta } = json(body);
    expect(meta).toEqual({});
    expect(data.id).toBe(1);
    expect(data.attributes.Left).toMatch(/\[[^\]]+\]\(\/flowers\/bouquets\.html\)/);
    expect(data.attributes.Center).toContain('**tied by hand**');
  });

  test.each([
    ['127.0.0.1:4000', 200],
    ['localhost', 200],
    ['[::1]:4000', 200],
    ['10.1.2.3:4000', 200],
    ['evil.example', 403],
    ['127.0.0.1.evil.example:4000', 403],
    ['localhost.evil.example', 403],
    ['evil.example@localhost', 403],
  ])('a request for the host %j is answered with %d', async (host, status) => {
    for (const [target, method] of [
      ['/content/topbar', 'GET'],
      ['/content/topbar/1', 'PUT'],
    ] as const) {
      const answer = await shop.request(target, { host }, method);
      expect(answer.status).toBe(status === 200 && method === 'PUT' ? 405 : status);
    }
  });

  test('S7-81 returns the homepage by find, count and findOne', async () => {
    const found = json((await shop.request('/content/homepage')).body);
    expect(json((await shop.request('/content/homepage/1')).body)).toEqual(found);
    expect(json((await shop.request('/content/homepage/count')).body)).toBe(1);
    expect((await shop.request('/content/homepage/2')).status).toBe(404);
  });

  test('names only existing products and paths on the homepage', async () => {
    const { attributes } = json((await shop.request(ALL.homepage)).body).data;
    const skus: string[] = [attributes.heroSku, ...attributes.rows.flatMap((row: { skus: string[] }) => row.skus)];
    expect(skus.length).toBeGreaterThan(12);
    expect(skus.filter((sku) => !PRODUCTS.some((product) => product.sku === sku))).toEqual([]);
    const links = [
      attributes.heroLink,
      attributes.heroLinkAbroad,
      ...attributes.occasions,
      ...attributes.rows.map((row: { link: unknown }) => row.link),
    ];
    const known = new Set(CATEGORIES.map(({ urlPath }) => `/${urlPath}.html`));
    expect(links.filter(({ path: to, label }) => !known.has(to) || label === '')).toEqual([]);
    expect(attributes.heroText).toContain('\nTell us the day');
    expect(attributes.storyText.split('\n\n').length).toBe(3);
  });

  test('S1-16 S3-56 S3-57 returns the footer that the shop shows until it can be read', async () => {
    const { attributes } = json((await shop.request(ALL.footer)).body).data;
    const faults: string[] = [];
    expect(toFooter(attributes, (field, fault) => faults.push(`${field} ${fault}`))).toEqual(DEFAULT_FOOTER);
    expect(faults).toEqual([]);
  });
});

describe('the content service with a folder of its own', () => {
  let dir: string;
  let warnings: string[];
  let service: Listening;
  const write = (name: string, text: string, second = 1) => {
    writeFileSync(path.join(dir, name), text);
    utimesSync(path.join(dir, name), second, second);
  };

  beforeEach(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'entries-'));
    mkdirSync(path.join(dir, 'pages'));
    warnings = [];
    write('topbar.md', '---\nLeft: one\n---\n');
    write('pages/terms.md', '---\ntitle: Terms\n---\nRead them.');
    write('pages/care.md', '---\ntitle: Care\nslug: not-this\n---\n');
    service = await listen(createContentService({ dir, warn: (message) => warnings.push(message) }));
  });
  afterEach(async () => {
    await service.close();
    rmSync(dir, { recursive: true });
  });

  test('filters a collection by slug and paginates it', async () => {
    const { data, meta } = json((await service.request('/content/pages')).body);
    expect(data.map((entry: { attributes: { slug: string } }) => entry.attributes.slug)).toEqual(['care', 'terms']);
    expect(meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 1, total: 2 });
    const second = json((await service.request('/content/pages?pagination[page]=2&pagination[pageSize]=1')).body);
    expect(second.data).toEqual([data[1]]);
    expect(second.meta.pagination.pageCount).toBe(2);
  });

  test('finds an entry by slug and by id, and keeps the id when others are added', async () => {
    const found = json((await service.request('/content/pages?filters[slug][$eq]=terms')).body).data;
    expect(found).toHaveLength(1);
    expect(found[0].attributes).toMatchObject({
      title: 'Terms',
      slug: 'terms',
      body: 'Read them.',
      updatedAt: '1970-01-01T00:00:01.000Z',
    });
    write('pages/about.md', '---\ntitle: About\n---\n');
    expect(json((await service.request(`/content/pages/${found[0].id}`)).body).data.attributes.title).toBe('Terms');
    expect(json((await service.request('/content/pages/count')).body)).toBe(3);
    expect(json((await service.request('/content/pages/count?filters[slug][$eq]=terms')).body)).toBe(1);
    expect(json((await service.request('/content/pages?filters[slug][$eq]=nowhere')).body).data).toEqual([]);
  });

  const LINK = { label: 'All', path: '/all' };
  const ROWS = ['rows:', '  - heading: One', '    skus: [A, B]', '    link: { label: All, path: /all }'];

  test.each([
    ['', { title: 'Home', tags: ['x'], none: [] }],
    ['?populate=*', { title: 'Home', tags: ['x'], none: [], hero: LINK, rows: [{ heading: 'One', skus: ['A', 'B'] }] }],
    ['?populate=hero,nothing', { title: 'Home', tags: ['x'], none: [], hero: LINK }],
    ['?populate[0]=hero', { title: 'Home', tags: ['x'], none: [], hero: LINK }],
    ['?populate[hero]=true&populate[rows]=false&fields=title', { title: 'Home', hero: LINK }],
    ['?populate[hero][fields][0]=label&fields[0]=title', { title: 'Home', hero: LINK }],
    ['?populate[rows]=*&fields[0]=title&fields[1]=x', { title: 'Home', rows: [{ heading: 'One', skus: ['A', 'B'] }] }],
    [
      '?populate[rows][populate]=*&fields=title',
      { title: 'Home', rows: [{ heading: 'One', skus: ['A', 'B'], link: LINK }] },
    ],
    ['?populate[rows][populate][link]=*&fields=x', { rows: [{ heading: 'One', skus: ['A', 'B'], link: LINK }] }],
    ['?populate=__proto__&populate[constructor]=*&fields[]=title', { title: 'Home' }],
  ])('answers without components unless asked: %s', async (query, expected) => {
    const hero = `hero: { label: ${LINK.label}, path: ${LINK.path} }`;
    const entry = ['---', 'title: Home', 'tags: [x]', 'none: []', hero, ...ROWS, '---'].join('\n');
    write('homepage.md', entry);
    write('pages/home.md', entry);
    const { updatedAt: _, ...attributes } = json((await service.request(`/content/homepage${query}`)).body).data
      .attributes;
    expect(attributes).toEqual(expected);
    const found = json((await service.request(`/content/pages${query}`)).body).data;
    const { id } = found[1];
    expect(found[1].attributes).toMatchObject(expected);
    expect(json((await service.request(`/content/pages/${id}${query}`)).body).data).toEqual(found[1]);
  });

  test('serves an edit at once, and 304 for an unchanged entry', async () => {
    const first = await service.request('/content/topbar');
    const etag = first.headers.etag ?? '';
    expect((await service.request('/content/topbar', { 'if-none-match': etag })).status).toBe(304);
    write('topbar.md', '---\nLeft: two\n---\n', 2);
    const second = await service.request('/content/topbar', { 'if-none-match': etag });
    expect(second.status).toBe(200);
    expect(json(second.body).data.attributes.Left).toBe('two');
  });

  test('serves the last valid version of an invalid file and logs the error', async () => {
    await service.request('/content/topbar');
    write('topbar.md', '---\nLeft one\n---\n', 2);
    expect(json((await service.request('/content/topbar')).body).data.attributes.Left).toBe('one');
    expect(warnings).toEqual(['topbar.md, line 2: expected "key: value"']);
  });

  test.each([
    [
      'is broken',
      '---\ntitle: a: b\n---\n',
      'pages/terms.md, line 2: Nested mappings are not allowed in compact mappings',
    ],
    [
      'is larger than 256 kB',
      `---\ntitle: New\n---\n${'x'.repeat(300_000)}`,
      'pages/terms.md: larger than 262144 bytes',
    ],
  ])('serves the last valid version of a page that %s, and the others', async (_, text, warning) => {
    const titles = async () =>
      json((await service.request('/content/pages')).body).data.map(
        ({ attributes }: { attributes: { title: string } }) => attributes.title,
      );
    expect(await titles()).toEqual(['Care', 'Terms']);
    write('pages/terms.md', text, 2);
    expect([await titles(), await titles()]).toEqual([
      ['Care', 'Terms'],
      ['Care', 'Terms'],
    ]);
    expect(warnings).toEqual([warning]);
    write('pages/terms.md', '---\ntitle: Terms again\n---\n', 3);
    expect(await titles()).toEqual(['Care', 'Terms again']);
  });

  test('leaves out a page that was never valid, and one whose file name is no slug', async () => {
    write('pages/broken.md', '---\ntitle: "\n---\n');
    write('pages/About.md', '---\ntitle: About\n---\n');
    write('pages/README.md', 'Notes');
    const count = async () => json((await service.request('/content/pages/count')).body);
    expect([await count(), await count()]).toEqual([2, 2]);
    expect(warnings).toEqual([
      'pages/About.md: not shown, because its name must begin with a letter and have at most 64 lower-case letters, digits and hyphens',
      'pages/broken.md, line 2: Missing closing "quote',
    ]);
  });

  test('returns 500 with the line for an entry that was never valid', async () => {
    write('homepage.md', 'no fence');
    const { status, body } = await service.request('/content/homepage');
    expect(status).toBe(500);
    expect(json(body).error.message).toBe('homepage.md, line 1: the first line must be ---');
  });

  test('returns 404 for a deleted entry', async () => {
    await service.request('/content/topbar');
    rmSync(path.join(dir, 'topbar.md'));
    const { status, body } = await service.request('/content/topbar');
    expect(status).toBe(404);
    expect(json(body)).toEqual({
      data: null,
      error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
    });
  });

  test.each([
    '/content',
    '/content/',
    '/content/nothing',
    '/content/README',
    '/content/topbar.md',
    '/content/../package',
    '/content/..%2f..%2fpackage',
    '/content/pages%2fterms',
    '/content/pages/../topbar',
    '/content/pages/terms/more',
    '/content/constructor',
  ])('does not find %s', async (target) => {
    expect((await service.request(target)).status).toBe(404);
  });

  test('does not follow a symbolic link out of the folder', async () => {
    const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
    writeFileSync(path.join(outside, 'secret.md'), '---\na: b\n---\n');
    symlinkSync(path.join(outside, 'secret.md'), path.join(dir, 'secret.md'));
    symlinkSync(outside, path.join(dir, 'others'));
    expect((await service.request('/content/secret')).status).toBe(404);
    expect((await service.request('/content/others')).status).toBe(404);
    rmSync(outside, { recursive: true });
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s and changes nothing', async (method) => {
    const { status, headers, body } = await service.request('/content/topbar', {}, method);
    expect([status, headers.allow, json(body).error.name]).toEqual([405, 'GET, HEAD', 'MethodNotAllowedError']);
    expect(json((await service.request('/content/topbar')).body).data.attributes.Left).toBe('one');
  });

  test.each(['filters[title][$eq]=x', 'filters[slug][$contains]=x', 'pagination[page]=0', 'pagination[pageSize]=x'])(
    'refuses the query %s with a reason',
    async (query) => {
      const { status, body } = await service.request(`/content/pages?${query}`);
      expect(status).toBe(400);
      expect(json(body).error.name).toBe('ValidationError');
      expect(json(body).error.message).not.toBe('');
    },
  );

  test('leaves paths outside /content to other handlers', async () => {
    expect((await service.request('/contents/topbar')).status).toBe(418);
    expect((await service.request('/graphql')).status).toBe(418);
  });
});
