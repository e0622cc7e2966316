import { isHadNow } from '../../src/domain/catalogue/availability';
import type { Category } from '../../src/domain/catalogue/categories/category';
import type { ProductSummary } from '../../src/domain/catalogue/product';
import { currentPrice } from '../../src/domain/catalogue/options/price-rules';
import type { Listing, ListingQuery } from '../../src/domain/listing/listing-query';
import type { OpenHarness, ProductKind } from './harness';
import { contract, present, reasonOf, valueOf } from './suite';

const ALL: ListingQuery = { page: 1, itemsPerPage: 100, sort: '', term: null, filters: {} };
const PAGE = 4;

export function catalogueContract(adapter: string, open: OpenHarness): void {
  contract(`The catalogue as kept by ${adapter}`, open, (h) => {
    const catalogue = () => h().ports.catalogue;
    const ask = async (kind: ProductKind) =>
      valueOf(await catalogue().product((await h().given.product(kind)).sku, []));
    const list = async (query: Partial<ListingQuery>) =>
      valueOf(await catalogue().category((await h().given.category()).uid, { ...ALL, ...query })).listing;
    const skus = (items: readonly ProductSummary[]) => items.map(({ sku }) => sku);
    const pence = ({ price }: ProductSummary) => (price.special ?? price.regular).pence;

    test('S3-8 the tree has categories with their fields, each level in order and one deeper than the last', async () => {
      const given = await h().given.category();
      const tree = valueOf(await catalogue().tree());
      const flat = (nodes: readonly Category[]): readonly Category[] =>
        nodes.flatMap((node) => [node, ...flat(node.children)]);
      const found = present(
        flat(tree).find(({ uid }) => uid === given.uid),
        'category in the tree',
      );
      const levels = [tree, ...flat(tree).map(({ children }) => children)];
      expect(found.name).toBe(given.name);
      expect(`/${found.urlPath ?? ''}${found.urlSuffix}`).toBe(given.path);
      expect([found.inMenu, found.productCount > 0]).toEqual([true, true]);
      const levelsOf = (nodes: readonly Category[]) => new Set(nodes.map(({ level }) => level));
      expect(levelsOf(tree).size).toBe(1);
      for (const { level, children } of flat(tree).filter((node) => node.children.length > 0))
        expect([...levelsOf(children)]).toEqual([level + 1]);
      for (const level of levels) {
        const positions = level.map(({ position }) => position);
        expect(positions).toEqual([...positions].sort((a, b) => a - b));
      }
    });

    test('a product has name, path, price and stock', async () => {
      const given = await h().given.product('plain');
      const product = valueOf(await catalogue().product(given.sku, []));
      expect(product).toMatchObject({
        sku: given.sku,
        name: given.name,
        path: given.path,
        type: 'simple',
        configurable: null,
      });
      expect(product.availability).toEqual({ inStock: true, onlyLeft: null });
      expect(product.price.regular.pence).toBeGreaterThan(0);
      expect(product.needsChoices).toBe(false);
    });

    test('S3-12 low stock is reported with its quantity, and no stock as out of stock', async () => {
      expect((await ask('limited')).availability).toEqual({ inStock: true, onlyLeft: 3 });
      expect((await ask('sold-out')).availability.inStock).toBe(false);
    });

    test('what is out of season cannot be had now, on its page and on every card', async () => {
      const { sku, name } = await h().given.product('out-of-season');
      const found = [
        await ask('out-of-season'),
        ...valueOf(await catalogue().productsBySku([sku])),
        ...valueOf(await catalogue().suggestions(name, 12)).filter((one) => one.sku === sku),
      ];
      expect(found).toHaveLength(3);
      for (const { availability, monthsOfSale } of found) {
        expect(isHadNow(availability)).toBe(false);
        // A backend without this attribute says only that it is unavailable.
        expect(availability.backIn).toBe(monthsOfSale?.[0]);
      }
    });

    test("product types have the glossary's names", async () => {
      expect((await ask('virtual')).type).toBe('virtual');
      expect((await ask('configurable')).type).toBe('configurable');
    });

    test('S2-109 the workshops of a category are its products, with a day if the backend tells it', async () => {
      const tree = valueOf(await catalogue().tree());
      const { uid } = present(
        tree.find(({ urlPath }) => urlPath === 'workshops'),
        'category of workshops',
      );
      const found = valueOf(await catalogue().workshops(uid));
      const listed = valueOf(await catalogue().category(uid, ALL)).listing.items;
      const bySku = (one: { readonly sku: string }, other: { readonly sku: string }) =>
        one.sku.localeCompare(other.sku);
      const shown = ({ sku, name, path, price, availability }: ProductSummary) => ({
        sku,
        name,
        path,
        price,
        availability,
      });
      expect(found.length).toBeGreaterThan(0);
      expect([...found].sort(bySku).map(({ day: _day, hours: _hours, ...product }) => product)).toEqual(
        [...listed].sort(bySku).map(shown),
      );
      for (const { sku, day, hours } of found) {
        const when = listed.find((product) => product.sku === sku)?.workshop;
        if (day === null) expect(when).toBeUndefined();
        else expect(when).toMatch(new RegExp(`${day.slice(0, 4)}.*, ${hours}$`));
      }
      for (const { day, hours } of found)
        expect(day === null ? hours : day).toMatch(day === null ? /^$/ : /^\d{4}-\d\d-\d\d$/);
      expect(await catalogue().workshops('NO-SUCH-CATEGORY')).toEqual({ ok: true, value: [] });
      expect(reasonOf(await (await h().given.unreachable()).catalogue.workshops(uid)).kind).toBe('unreachable');
    });

    test('an unknown product is not-found', async () => {
      expect(reasonOf(await catalogue().product('NOBODY-SELLS-THIS', [])).kind).toBe('not-found');
      expect(reasonOf(await catalogue().choice('NOBODY-SELLS-THIS', [])).kind).toBe('not-found');
    });

    test('S3-29 options are in order, each with the fields of its kind', async () => {
      const { customizableOptions: options, needsChoices } = await ask('with-options');
      const orders = options.map(({ sortOrder }) => sortOrder);
      expect(needsChoices).toBe(true);
      expect(options.some(({ required }) => required)).toBe(true);
      expect(orders).toEqual([...orders].sort((a, b) => a - b));
      expect(new Set(options.map(({ uid }) => uid)).size).toBe(options.length);
      expect(options.some((option) => 'maxCharacters' in option && (option.maxCharacters ?? 0) > 0)).toBe(true);
      for (const option of options) if ('values' in option) expect(option.values.length).toBeGreaterThan(0);
    });

    test('S3-21 S3-22 a configurable has options, and becomes a variant when each has a value', async () => {
      const asked = present((await ask('configurable')).configurable, 'choice');
      const { sku } = await h().given.product('configurable');
      expect(asked.chosen).toEqual([]);
      expect(asked.variant).toBeNull();
      const first = asked.options.map(({ values }) => present(values[0], 'value').uid);
      const chosen = valueOf(await catalogue().choice(sku, first));
      const variant = present(chosen.variant, 'variant');
      expect(chosen.chosen).toEqual(first);
      expect(variant.sku).not.toBe(sku);
      expect(variant.availability.inStock).toBe(true);
      expect(valueOf(await catalogue().product(sku, first)).configurable?.variant).toEqual(variant);
    });

    test('other values select another variant', async () => {
      const { sku } = await h().given.product('configurable');
      const { options } = present((await ask('configurable')).configurable, 'choice');
      const at = (place: number) => options.map(({ values }) => (values[place] ?? values[0])?.uid ?? '');
      const [one, other] = await Promise.all([at(0), at(1)].map((uids) => catalogue().choice(sku, uids)));
      expect(valueOf(present(one, 'answer')).variant?.sku).not.toBe(valueOf(present(other, 'answer')).variant?.sku);
    });

    test('S3-21 variants are known before any selection, with the price of each', async () => {
      const { sku } = await h().given.product('configurable');
      const { variants, configurable } = await ask('configurable');
      const { options } = present(configurable, 'choice');
      expect(variants.length).toBeGreaterThan(1);
      for (const offer of variants) {
        expect(options.every(({ values }) => values.some(({ uid }) => offer.values.includes(uid)))).toBe(true);
        const { variant } = valueOf(await catalogue().choice(sku, offer.values));
        expect(currentPrice(present(variant, 'variant').price)).toEqual(currentPrice(offer.price));
        expect(variant?.availability).toEqual(offer.availability);
      }
      expect((await ask('plain')).variants).toEqual([]);
    });

    test('unknown values are ignored', async () => {
      const { sku } = await h().given.product('configurable');
      const choice = valueOf(await catalogue().choice(sku, ['nobody-offers-this']));
      expect(choice.chosen).toEqual([]);
      expect(choice.variant).toBeNull();
    });

    test('products are returned by sku in the requested order, without unknown ones', async () => {
      const [plain, limited] = [await h().given.product('plain'), await h().given.product('limited')];
      const found = valueOf(await catalogue().productsBySku([limited.sku, 'NOBODY-SELLS-THIS', plain.sku]));
      expect(skus(found)).toEqual([limited.sku, plain.sku]);
      expect(valueOf(await catalogue().productsBySku([]))).toEqual([]);
    });

    test("a product's summary agrees with its details", async () => {
      const product = await ask('limited');
      const [card] = valueOf(await catalogue().productsBySku([product.sku]));
      expect(product).toMatchObject(present(card, 'card'));
    });

    test('S3-58 S3-59 a category has all its products and their number', async () => {
      const given = await h().given.category();
      const { category, listing } = valueOf(await catalogue().category(given.uid, ALL));
      expect(category).toMatchObject({ uid: given.uid, name: given.name });
      expect(listing).toMatchObject({ total: given.products, page: 1, itemsPerPage: 100, totalPages: 1 });
      expect(new Set(skus(listing.items)).size).toBe(given.products);
    });

    test('pages contain every product once', async () => {
      const whole = await list({});
      const pages = Math.ceil(whole.total / PAGE);
      const parts = await Promise.all(
        Array.from({ length: pages }, (_, index) => list({ page: index + 1, itemsPerPage: PAGE })),
      );
      expect(parts.map(({ total, totalPages }) => [total, totalPages])).toEqual(parts.map(() => [whole.total, pages]));
      expect(parts.flatMap(({ items }) => skus(items))).toEqual(skus(whole.items));
    });

    test('a page beyond the last is the first', async () => {
      const { products } = await h().given.category();
      const beyond = await list({ page: 999, itemsPerPage: PAGE });
      expect([beyond.total, beyond.page]).toEqual([products, 1]);
      expect(skus(beyond.items)).toEqual(skus((await list({ page: 1, itemsPerPage: PAGE })).items));
    });

    test('products are sorted by price and by name, in both directions', async () => {
      const prices = (await list({ sort: 'price_ASC' })).items.map(pence);
      const falling = (await list({ sort: 'price_DESC' })).items.map(pence);
      const initials = ({ items }: Listing) => items.map(({ name }) => name.charAt(0).toUpperCase());
      const [up, down] = [await list({ sort: 'name_ASC' }), await list({ sort: 'name_DESC' })];
      /** How often the order begins again: once at most, with the unavailable products. */
      const beginnings = <Value extends number | string>(values: readonly Value[]) =>
        values.filter((value, at) => at > 0 && value < (values[at - 1] ?? value)).length;
      expect(beginnings(prices)).toBeLessThan(2);
      expect(beginnings([...falling].reverse())).toBeLessThan(2);
      expect([...falling].sort()).toEqual([...prices].sort());
      // Backends differ in how they weigh spaces and hyphens, not in the alphabet.
      expect(beginnings(initials(up))).toBeLessThan(2);
      expect(beginnings([...initials(down)].reverse())).toBeLessThan(2);
      expect(new Set(prices).size).toBeGreaterThan(1);
    });

    test('an unknown category is not-found', async () => {
      expect(reasonOf(await catalogue().category('OTk5OTk5', ALL)).kind).toBe('not-found');
    });

    test('every call is unreachable without a backend', async () => {
      const { catalogue: silent } = await h().given.unreachable();
      const answers = [
        await silent.tree(),
        await silent.category('c', ALL),
        await silent.product('S', []),
        await silent.choice('S', []),
        await silent.productsBySku(['S']),
      ];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(answers.map(() => 'unreachable'));
    });
  });
}
