import type { ProductSummary } from '../../src/domain/catalogue/product';
import type { Filter } from '../../src/domain/listing/filter';
import { listingQuery, type ListingQuery } from '../../src/domain/listing/listing-query';
import type { OpenHarness } from './harness';
import { contract, present, reasonOf, valueOf } from './suite';

const MANY = 100;

/** Filtering, searching and suggesting, whatever the shop sells. */
export function listingContract(adapter: string, open: OpenHarness): void {
  contract(`Narrowed listings as kept by ${adapter}`, open, (h) => {
    const catalogue = () => h().ports.catalogue;
    const place = async () => ({ category: (await h().given.category()).uid, term: null });
    const list = async (filters: ListingQuery['filters']) =>
      valueOf(await catalogue().category((await place()).category, listingQuery({ itemsPerPage: MANY, filters })))
        .listing;
    const search = async (query: Partial<ListingQuery>) =>
      valueOf(await catalogue().search(listingQuery({ itemsPerPage: MANY, ...query }))).listing;
    const skus = (items: readonly ProductSummary[]) => items.map(({ sku }) => sku);
    const pounds = ({ price }: ProductSummary) => (price.special ?? price.regular).pence / 100;
    const filters = async () => valueOf(await catalogue().filters(await place()));
    const attribute = async (): Promise<Filter> =>
      present(
        (await filters()).find(({ kind, options }) => kind !== 'radio' && options.length > 1),
        'attribute with two values',
      );
    /** A word in the name of a plain product. */
    const word = async () => {
      const { name } = await h().given.product('plain');
      return present([...name.split(/[^A-Za-z]+/)].sort((a, b) => b.length - a.length)[0], 'word in a name');
    };

    test('every product is named once by its path, some at a time to the last', async () => {
      const found: string[] = [];
      for (let after: string | null | undefined; after !== null;) {
        const { paths, next } = valueOf(await catalogue().productPaths(after ?? null));
        expect(paths.length).toBeGreaterThan(0);
        found.push(...paths);
        after = next;
      }
      expect(new Set(found).size).toBe(found.length);
      expect(found).toContain((await h().given.product('plain')).path);
      const { items, total } = await search({ term: null });
      expect(found.length).toBe(total);
      expect(found).toEqual(expect.arrayContaining(items.map(({ path }) => path)));
    });

    test('a category has filters, each option with its number of products', async () => {
      for (const filter of await filters()) {
        expect(filter.label).toMatch(/\S/);
        expect(filter.options.length).toBeGreaterThan(0);
        expect(new Set(filter.options.map(({ value }) => value)).size).toBe(filter.options.length);
        for (const { count } of filter.options) expect(present(count, 'count')).toBeGreaterThan(0);
      }
      const { uid } = await h().given.category();
      expect(valueOf(await catalogue().category(uid, listingQuery({}))).filters).toEqual(await filters());
    });

    test('S5-32 filtering by one value returns as many products as its option counted', async () => {
      const { code, options } = await attribute();
      for (const { value, count } of options) expect((await list({ [code]: [value] })).total).toBe(count);
    });

    test('what is sold out or out of season comes after what can be had, in every order', async () => {
      const { sku: plain } = await h().given.product('plain');
      const gone = [(await h().given.product('sold-out')).sku, (await h().given.product('out-of-season')).sku];
      for (const sort of ['', 'price_ASC', 'price_DESC', 'name_ASC', 'name_DESC']) {
        const listed = skus((await search({ sort, itemsPerPage: 300 })).items);
        expect(listed).toEqual(expect.arrayContaining([plain, ...gone]));
        expect([sort, gone.filter((sku) => listed.indexOf(sku) < listed.indexOf(plain))]).toEqual([sort, []]);
      }
    });

    test('S2-115 filtering by a price band returns as many products as it counted', async () => {
      const { options } = present(
        (await filters()).find(({ code }) => code === 'price'),
        'price filter',
      );
      for (const { value, count } of options) expect((await list({ price: [value] })).total).toBe(count);
    });

    test('S5-33 several values of an attribute are alternatives', async () => {
      const { code, options } = await attribute();
      const [one, other] = options.map(({ value }) => value);
      const alone = await Promise.all([one, other].map((value) => list({ [code]: [value ?? ''] })));
      const together = await list({ [code]: [one ?? '', other ?? ''] });
      const union = new Set(alone.flatMap(({ items }) => skus(items)));
      expect(new Set(skus(together.items))).toEqual(union);
    });

    test('S5-30, S5-31 a price range keeps products within it, and may be open-ended', async () => {
      const prices = (await list({})).items.map(pounds).sort((a, b) => a - b);
      const [low, high] = [present(prices[1], 'price'), present(prices[prices.length - 2], 'price')];
      const within = (from: number, to: number) => prices.filter((price) => price >= from && price <= to);
      const found = async (...pairs: readonly string[]) =>
        (await list({ price: pairs })).items.map(pounds).sort((a, b) => a - b);
      expect(await found(`${low}_${high}`)).toEqual(within(low, high));
      expect(await found(`${high}_${high}`, `${low}_${low}`)).toEqual(within(low, high));
      expect(await found(`${high}_*`)).toEqual(within(high, Infinity));
      expect(await found(`*_${low}`)).toEqual(within(0, low));
    });

    test('several filters are combined', async () => {
      const { code, options } = await attribute();
      const value = present(options[0], 'option').value;
      const narrowed = (await list({ [code]: [value] })).items;
      const price = pounds(present(narrowed[0], 'product'));
      const both = await list({ [code]: [value], price: [`${price}_${price}`] });
      expect(skus(both.items)).toEqual(skus(narrowed.filter((product) => pounds(product) === price)));
    });

    test('S1-5 what is found has its own filters, each option with the products that it would leave', async () => {
      const { code, options } = await attribute();
      const value = present(options[0], 'option').value;
      const { uid } = await h().given.category();
      const found = valueOf(
        await catalogue().category(uid, listingQuery({ itemsPerPage: MANY, filters: { [code]: [value] } })),
      );
      const others = found.filters.filter((filter) => filter.code !== code && filter.kind !== 'radio');
      expect(found.filters.length).toBeGreaterThan(others.length);
      for (const other of others)
        for (const option of other.options)
          expect((await list({ [code]: [value], [other.code]: [option.value] })).total).toBe(option.count);
    });

    test("S5-34 filtering by another category keeps to the products of the page's category", async () => {
      const whole = new Set(skus((await list({})).items));
      const tree = valueOf(await catalogue().tree());
      const other = present(
        tree.find(({ uid }) => uid !== present(tree[0], 'category').uid),
        'other category',
      );
      const wider = new Set(skus((await list({ category_uid: [other.uid] })).items));
      for (const sku of whole) expect(wider.has(sku)).toBe(true);
    });

    test('an unknown attribute is refused', async () => {
      const { uid } = await h().given.category();
      const asked = listingQuery({ filters: { nobody_named_this: ['1'] } });
      // A backend whose errors have no category does not say that it refused.
      const kinds = ['rejected', 'unreachable'];
      expect(kinds).toContain(reasonOf(await catalogue().category(uid, asked)).kind);
      expect(kinds).toContain(reasonOf(await catalogue().search({ ...asked, term: 'rose' })).kind);
    });

    test('S7-52 search finds words in any case', async () => {
      const plain = await h().given.product('plain');
      const term = await word();
      const found = await search({ term });
      expect(skus(found.items)).toContain(plain.sku);
      expect(found.total).toBe(found.items.length);
      expect(new Set(skus((await search({ term: term.toUpperCase() })).items))).toEqual(new Set(skus(found.items)));
    });

    test('S7-52 search results can be filtered, sorted and paged', async () => {
      const term = await word();
      const whole = await search({ term, sort: 'price_ASC' });
      const prices = whole.items.map(pounds);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      const first = present(whole.items[0], 'product');
      const cheapest = await search({ term, filters: { price: [`0_${pounds(first)}`] } });
      expect(skus(cheapest.items)).toEqual(skus(whole.items.filter((item) => pounds(item) <= pounds(first))));
      const page = await search({ term, sort: 'price_ASC', itemsPerPage: 1 });
      expect(page).toMatchObject({ total: whole.total, totalPages: whole.total, items: [{ sku: first.sku }] });
    });

    test('search results have the announced filters', async () => {
      const term = await word();
      const found = valueOf(await catalogue().search(listingQuery({ term })));
      expect(found.filters).toEqual(valueOf(await catalogue().filters({ category: null, term })));
    });

    test('a search without matches is empty, not a failure', async () => {
      expect(await search({ term: 'zzyzzyx' })).toMatchObject({ items: [], total: 0, totalPages: 0 });
      expect(valueOf(await catalogue().suggestions('zzyzzyx', 5))).toEqual([]);
      expect(valueOf(await catalogue().filters({ category: null, term: 'zzyzzyx' }))).toEqual([]);
    });

    test('S1-5 a misspelt term is corrected to one that finds something, or not at all, and one that finds enough is not', async () => {
      const term = await word();
      const misspelt = `${term.slice(0, -2)}${term.at(-1) ?? ''}${term.at(-2) ?? ''}`;
      const { corrected, synonyms } = valueOf(await catalogue().meanings(misspelt));
      expect(synonyms.length).toBeLessThanOrEqual(6);
      if (corrected !== null) expect((await search({ term: corrected })).total).toBeGreaterThan(0);
      expect(valueOf(await catalogue().meanings('zzyzzyx'))).toEqual({ corrected: null, synonyms: [] });
    });

    test('a page of search results beyond the last is the first', async () => {
      const term = await word();
      const { total } = await search({ term });
      expect(await search({ term, page: 999 })).toMatchObject({ total, page: 1 });
    });

    test('S7-7 suggestions are links to matching products, no more than requested', async () => {
      const term = await word();
      const found = new Set(skus((await search({ term })).items));
      const some = valueOf(await catalogue().suggestions(term, 3));
      expect(some.length).toBe(Math.min(3, found.size));
      for (const { sku, path, name } of some) {
        expect(found.has(sku)).toBe(true);
        expect(path).toMatch(/^\/\S/);
        expect(name).toMatch(/\S/);
      }
    });

    test('is unreachable without a backend', async () => {
      const { catalogue: silent } = await h().given.unreachable();
      const answers = [
        await silent.search(listingQuery({ term: 'rose' })),
        await silent.suggestions('rose', 3),
        await silent.filters({ category: null, term: null }),
        await silent.meanings('rose'),
      ];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(answers.map(() => 'unreachable'));
    });
  });
}
