import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeLoadReviews } from '../../../src/application/reviews/reviews';
import type { Captcha } from '../../../src/application/ports/system';
import { refuse } from '../../../src/domain/shared/result';
import type { Product } from '../../../src/domain/catalogue/product';
import { type PageReviews, ProductDetails } from '../../../src/ui/components/product/below/ProductDetails';
import { ProductTitle } from '../../../src/ui/components/product/ProductDescription';
import { LinkedProductsViewModel } from '../../../src/ui/view-models/product/linked-products-view-model';
import { ProductReviewsViewModel } from '../../../src/ui/view-models/reviews/product-reviews-view-model';
import { ReviewFormViewModel } from '../../../src/ui/view-models/reviews/review-form-view-model';
import type { LazyFeatures } from '../../../src/ui/view-models/site/lazy-features';
import { aProduct } from '../../builders/a-product';
import { aReview, aStoredReview } from '../../builders/a-review';
import { reviewWriter } from '../../builders/review-writer';
import { axeFaults } from '../cart-axe';
import { aTab, comeNear, draw, markup, someSiteProps } from '../drawn';

const RATED = { stars: 4.5, count: 2 };
const CLOSED: PageReviews = { loaded: null, hasFailed: false };

interface Setting {
  readonly product?: Product;
  readonly reviews?: PageReviews | null;
  readonly author?: string | null;
  readonly captcha?: Captcha;
  readonly needsCaptcha?: boolean;
}

/** What is below the tulips, in a tab whose features are those of the browser on an in-memory shop. */
function below({
  product = aProduct({ rating: RATED }),
  reviews = CLOSED,
  author = null,
  captcha,
  needsCaptcha = false,
}: Setting = {}) {
  const tab = aTab(() => Promise.resolve(features));
  const { reviews: port, catalogue, log } = tab;
  const form = {
    loadQuestions: () => port.questions(),
    writeReview: reviewWriter({ reviews: port }, captcha),
    author,
  };
  const features = {
    reviews: async () => ({
      ofProduct: (sku: string) => new ProductReviewsViewModel(sku, { loadReviews: makeLoadReviews({ reviews: port }) }),
      form: async (sku: string) => new ReviewFormViewModel(sku, form),
      own: () => Promise.reject(new Error('nobody asks for their own')),
    }),
    linkedProducts: async () => ({
      related: (sku: string) => new LinkedProductsViewModel(sku, { find: (of) => catalogue.related(of), log }),
      upsells: (sku: string) => new LinkedProductsViewModel(sku, { find: (of) => catalogue.upsells(of), log }),
    }),
  } as unknown as LazyFeatures;
  const node = (
    <>
      <ProductTitle product={product} hasReviews={reviews !== null} />
      <ProductDetails product={product} site={someSiteProps({ needsCaptcha })} back="/tulips.html" reviews={reviews} />
    </>
  );
  return { tab, node };
}

async function drawn(setting: Setting = {}) {
  const { tab, node } = below(setting);
  const { container } = draw(node, tab);
  return { ...tab, container };
}

/** Opened, with every row and the reviews loaded. */
async function opened(setting: Setting = {}) {
  const tab = await drawn(setting);
  await comeNear();
  await waitFor(() => expect(document.querySelector('#still-reviews')).toBeNull());
  await comeNear();
  // The view-models and what they load take a few turns.
  for (let turn = 0; turn < 20; turn += 1) await act(async () => undefined);
  return tab;
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the rows of other products', () => {
  test('S3-17 S7-48 S7-49 are loaded by sku when the shopper comes near, and not before', async () => {
    const { wire } = await drawn();
    expect(wire.calls).toEqual([]);
    await comeNear();
    await waitFor(() => expect(document.querySelector('#still-reviews')).toBeNull());
    await screen.findByRole('heading', { name: 'Match it with' });
    const row = screen.getByRole('region', { name: 'Match it with' });
    expect(
      within(row)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Name of ROSES', 'Name of FERN']));
    const other = screen.getByRole('region', { name: 'Other products you might like' });
    expect(within(other).getByRole('link', { name: 'Name of PEONIES' }).getAttribute('href')).toBe('/peonies.html');
  });

  test('have room on the page until they are known, except below a tribute', async () => {
    const rooms = (root: ParentNode) => root.querySelectorAll('.row-room, .review-room').length;
    const { tab, node } = below();
    expect(rooms(markup(node, tab))).toBe(3);
    const tribute = aProduct({ categoryPaths: ['funerals'], rating: { stars: 0, count: 0 } });
    expect(rooms(markup(below({ product: tribute }).node, tab))).toBe(0);
    await opened();
    expect(document.querySelectorAll('.review-room, .row-room:empty')).toHaveLength(0);
    await opened({ product: aProduct({ sku: 'LILAC' }) });
    expect(document.querySelectorAll('.row-room:empty')).toHaveLength(0);
  });

  /** What `look` sees at the end of the page, and then above it. */
  async function atTheEnd(product: Product, look: (isAtEnd: boolean) => void) {
    const top = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 0));
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 2000 });
    try {
      await opened({ product });
      look(true);
      fireEvent.scroll(window);
      look(true);
      top.mockReturnValue(new DOMRect(0, window.innerHeight, 300, 0));
      fireEvent.scroll(window);
      look(false);
    } finally {
      top.mockRestore();
      Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
    }
  }

  test('the one without room waits while it would push away what a shopper at the end of the page sees', () =>
    atTheEnd(aProduct(), (isAtEnd) => {
      expect(screen.getByRole('heading', { name: 'Match it with' })).toBeDefined();
      const other = screen.queryByRole('heading', { name: 'Other products you might like' });
      expect(other === null).toBe(isAtEnd);
    }));

  test('the room of a row that is empty stays while its end would pull away what a shopper sees', () =>
    atTheEnd(aProduct({ sku: 'LILAC' }), (isAtEnd) =>
      expect(document.querySelectorAll('.row-room')).toHaveLength(isAtEnd ? 1 : 0),
    ));

  test('are hidden when they are empty', async () => {
    const { wire } = await opened({ product: aProduct({ sku: 'LILAC' }) });
    expect(wire.calls).toEqual(expect.arrayContaining(['catalogue.related', 'catalogue.upsells']));
    expect(screen.queryByRole('heading', { name: /Match it|Other products/ })).toBeNull();
  });

  test('S8-34, S8-36 one that fails says so in its place and is loaded by another try; the other is there', async () => {
    const { tab, node } = below();
    tab.wire.failNext('catalogue.related');
    draw(node, tab);
    await comeNear();
    await waitFor(() => expect(document.querySelector('#still-reviews')).toBeNull());
    await comeNear();
    expect((await screen.findByText(/We could not load what goes with it/)).parentElement?.className).toContain('hint');
    expect(await screen.findByRole('heading', { name: 'Other products you might like' })).toBeDefined();
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Match it with' })).toBeDefined();
    expect(screen.queryByText(/We could not load/)).toBeNull();
  });

  test('a product for a funeral has none, and asks for none', async () => {
    const { wire } = await opened({ product: aProduct({ categoryPaths: ['funerals', 'funerals/wreaths'] }) });
    expect(wire.calls.filter((call) => call.startsWith('catalogue.'))).toEqual([]);
  });
});

describe('reviews', () => {
  test('S3-18 stars, their number and links to the reviews stand beside the name', async () => {
    await drawn();
    const title = document.querySelector('.review-links');
    expect(title?.textContent).toContain('★ 4.5 (2)');
    expect(screen.getByRole('link', { name: 'Read all reviews' }).getAttribute('href')).toBe('#reviews');
    expect(screen.getByRole('link', { name: 'Add a review' })).toBeDefined();
  });

  test('without any there are neither stars nor a link to read them, and the page says so without a request', async () => {
    const { wire } = await opened({ product: aProduct({ sku: 'LILAC' }) });
    expect(document.querySelector('.stars')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Read all reviews' })).toBeNull();
    expect(screen.getByText('No reviews yet.')).toBeDefined();
    expect(wire.calls).not.toContain('reviews.ofProduct');
  });

  test('S3-45, S7-17 are listed with stars, title, text, name and day, and only approved ones', async () => {
    await opened();
    expect(names().filter((name) => name === 'Still standing')).toHaveLength(2);
    const [first] = document.querySelectorAll('.review');
    expect(first?.textContent).toContain('★★★★☆Rated 4 out of 5');
    expect(first?.textContent).toContain('Bea, 1 February 2026');
    expect(document.querySelectorAll('.review')).toHaveLength(2);
  });

  test('markup in a review is text', async () => {
    const loaded = { average: 5, reviews: [aReview({ text: '<img src=x onerror=alert(1)>' })] };
    const page = { ...loaded, total: 1, page: 1, itemsPerPage: 10, totalPages: 1 };
    await opened({ reviews: { loaded: page, hasFailed: false } });
    expect(document.querySelector('.review img')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeDefined();
  });

  test('are read page by page in place, and the heading has the focus', async () => {
    const { tab, node } = below({ product: aProduct({ rating: { stars: 5, count: 12 } }) });
    tab.shop.reviews.push(...Array.from({ length: 10 }, (_, at) => aStoredReview({ nickname: `N${at}` })));
    draw(node, tab);
    await comeNear();
    await act(async () => fireEvent.click(await screen.findByRole('link', { name: 'Page 2' })));
    await waitFor(() => expect(document.querySelectorAll('.review')).toHaveLength(2));
    expect(document.activeElement?.id).toBe('reviews');
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  });

  test('that could not be loaded say so in their place, and are loaded by another try', async () => {
    const { tab, node } = below();
    tab.wire.failNext('reviews.ofProduct');
    draw(node, tab);
    await comeNear();
    expect(await screen.findByText(/We could not load the reviews just now/)).toBeDefined();
    await press('Try again');
    await waitFor(() => expect(document.querySelectorAll('.review')).toHaveLength(2));
  });

  test('S1-18 can be read without scripts: by a link, and as a page of them', () => {
    const { tab, node } = below();
    const server = markup(node, tab);
    const link = [...server.querySelectorAll('a')].find(({ textContent }) => textContent === 'Read all 2 reviews');
    expect(link?.getAttribute('href')).toBe('/tulips.html?reviews=1#reviews');
    const loaded = { average: 5, reviews: [aReview()], total: 11, page: 2, itemsPerPage: 10, totalPages: 2 };
    const second = markup(below({ reviews: { loaded, hasFailed: false } }).node, tab);
    expect(second.querySelectorAll('.review')).toHaveLength(1);
    const newer = [...second.querySelectorAll('a')].find(({ textContent }) => textContent === 'Newer reviews');
    expect(newer?.getAttribute('href')).toBe('/tulips.html?reviews=1#reviews');
    expect(second.textContent).not.toContain('Older reviews');
    expect(markup(below({ reviews: { loaded: null, hasFailed: true } }).node, tab).textContent).toContain(
      'We could not load the reviews just now.',
    );
  });

  test('a shop without reviews shows none, and no links to them', () => {
    const { tab, node } = below({ reviews: null });
    expect(markup(node, tab).textContent).not.toMatch(/review/i);
  });

  test('reviews, rows and form have no accessibility faults', async () => {
    const { container } = await opened();
    await press('Add a review');
    await screen.findByLabelText('Title');
    expect(await axeFaults(container)).toEqual([]);
  });
});

describe('writing a review', () => {
  const fill = (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
  };
  const GOOD = { 'Your name': 'Cleo', Title: 'Bright', Rating: 'stars-4', 'Your review': 'Lasted a week.' };
  const open = async (setting: Setting = {}) => {
    const tab = await opened(setting);
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Add a review' })));
    await screen.findByLabelText('Title');
    return tab;
  };
  const errorOf = (label: string) => {
    const id = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
    return document.getElementById(id)?.textContent;
  };

  test('S1-10, S7-14 opens at the link beside the name, is sent, and is thanked for; it waits for moderation', async () => {
    const { shop } = await open();
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
    fill(GOOD);
    await press('Add review');
    expect((await screen.findByText(/We read every review before it is shown/)).textContent).toContain('Thank you');
    expect(screen.queryByLabelText('Title')).toBeNull();
    expect(shop.reviews[0]).toMatchObject({
      isApproved: false,
      review: { nickname: 'Cleo', title: 'Bright', stars: 4 },
    });
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('says whose captcha protects it, where the shop has one: %s', async (needsCaptcha, links) => {
    await open({ needsCaptcha });
    expect(screen.queryAllByRole('link', { name: /Privacy Policy/ })).toHaveLength(links);
  });

  test('S5-1 every field is refused beside itself, the first has the focus, and what was typed stays', async () => {
    const { wire } = await open();
    fill({ Title: 'Bright' });
    await press('Add review');
    expect([errorOf('Your name'), errorOf('Rating'), errorOf('Your review')]).toEqual([
      'This field is required. Please enter your name.',
      'This field is required. Please choose the stars.',
      'This field is required. Please write your review.',
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Bright');
    expect(wire.calls).not.toContain('reviews.write');
  });

  test.each([
    ['A', 'The field should have at least 2 characters'],
    ['x'.repeat(4097), 'The field should have at most 4096 characters'],
  ])('S5-2 a text of %#: too short or too long is refused', async (text, words) => {
    const { wire } = await open();
    fill({ ...GOOD, 'Your review': text });
    await press('Add review');
    expect(errorOf('Your review')).toBe(words);
    expect(wire.calls).not.toContain('reviews.write');
  });

  test('a signed-in customer is not asked for a name', async () => {
    const { shop } = await open({ author: 'Ann Lee' });
    expect(screen.queryByLabelText('Your name')).toBeNull();
    const { 'Your name': _, ...rest } = GOOD;
    fill(rest);
    await press('Add review');
    await screen.findByText(/We read every review/);
    expect(shop.reviews[0]?.review.nickname).toBe('Ann Lee');
  });

  test('without proof that nobody but a robot wrote it, it is not sent and stays in its fields', async () => {
    const captcha = { getToken: async () => refuse({ kind: 'no-captcha', why: 'not-executed' } as const) };
    const { wire } = await open({ captcha });
    fill(GOOD);
    await press('Add review');
    expect(await screen.findByText('ReCaptcha error: Failed to execute')).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe('Lasted a week.');
    expect(wire.calls).not.toContain('reviews.write');
  });

  test('a lost connection keeps the text, and another press sends it', async () => {
    const { tab, node } = below();
    draw(node, tab);
    await comeNear();
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Add a review' })));
    await screen.findByLabelText('Title');
    fill(GOOD);
    tab.wire.failNext('reviews.write');
    await press('Add review');
    expect(await screen.findByText(/We could not reach the shop just now/)).toBeDefined();
    await press('Add review');
    await screen.findByText(/We read every review/);
  });

  test('a form that could not be opened says so, and opens by another try', async () => {
    const { tab, node } = below();
    draw(node, tab);
    await comeNear();
    tab.wire.failNext('reviews.questions');
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Add a review' })));
    expect(await screen.findByText(/We could not open the form just now/)).toBeDefined();
    await press('Try again');
    expect(await screen.findByLabelText('Title')).toBeDefined();
  });
});
