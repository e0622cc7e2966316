import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Product } from '../../../src/domain/catalogue/product';
import { aDeliverySchedule, someDeliveryRules } from '../../builders/a-delivery-schedule';
import type { PlaceZone } from '../../../src/domain/delivery/delivery-zone';
import { SimpleBuyBox } from '../../../src/ui/components/product/SimpleBuyBox';
import { ProductScreen } from '../../../src/ui/screens/ProductScreen';
import { aPrice } from '../../builders/a-price';
import { aConfigurable, aProduct } from '../../builders/a-product';
import { aDateOption, aSelectOption, aTextOption } from '../../builders/an-option';
import { axeFaults } from '../cart-axe';
import { haveDialogs } from '../have-dialogs';
import { someSiteProps, draw, markup, createProduct } from '../drawn';

/** Saturday 19 December 2026, ten in the morning, just before Christmas. */
const RULES = someDeliveryRules(['flowers'], Date.UTC(2026, 11, 19, 10));
const AFTER_CUT_OFF = someDeliveryRules(['flowers'], Date.UTC(2026, 11, 16, 15));

beforeAll(() => {
  haveDialogs();
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollLeft = to.left ?? 0;
    fireEvent.scroll(this);
  };
});

const page = (product: Product, rules = RULES, site = someSiteProps()) => (
  <ProductScreen
    site={site}
    product={product}
    refusal={null}
    answers={{}}
    deliveryRules={rules}
    added={false}
    back={product.path}
    createProduct={createProduct}
    stopped={null}
    reviews={null}
    Order={SimpleBuyBox}
  />
);
const BOUQUET = aProduct({
  categoryPaths: ['flowers'],
  customizableOptions: [aDateOption(), aTextOption({ maxCharacters: 40 }), aSelectOption({ kind: 'checkbox' })],
});
const day = () => screen.getByLabelText<HTMLInputElement>(/Delivery date/);

describe('delivery day', () => {
  test('without scripts is the browser’s date field, with the cut-off for today', () => {
    const server = markup(page(BOUQUET));
    const field = server.querySelector<HTMLInputElement>('[name="option.day"]');
    expect([field?.type, field?.min]).toEqual(['date', '2026-12-22']);
    expect(server.textContent).toContain(
      'Order before 2 pm today for delivery to Chichester on Tuesday 22 December 2026.',
    );
    expect(markup(page(BOUQUET, AFTER_CUT_OFF)).textContent).toContain('It is past 2 pm');
    expect(server.querySelectorAll('.day-tiles [name]')).toHaveLength(0);
  });

  test('its notes name the last day and the place for which the days hold, and no place without zones', () => {
    const notes = 'The last day you can choose is Friday 19 March 2027. These days are for Chichester.';
    expect(markup(page(BOUQUET)).textContent).toContain(notes);
    const everywhere = { ...RULES, deliverySchedule: aDeliverySchedule({ zones: [] }) };
    expect(markup(page(BOUQUET, everywhere)).textContent).not.toContain('These days are for');
  });

  test('S1-13 in a store abroad the days are those of its country, whose postcodes nobody is asked for', () => {
    const ireland = {
      ...aDeliverySchedule().zones[0],
      code: 'ie',
      country: 'IE',
      title: 'Ireland',
      weekdays: [2, 3, 4, 5],
    };
    const zone = {
      ...ireland,
      cutOffMinutes: 720,
      transitDays: 3,
      courierRests: [],
      usualWeekdays: [4, 5],
    } as PlaceZone;
    const { container } = draw(page(BOUQUET, { ...RULES, zone }, someSiteProps({ locale: 'en-IE' })));
    expect(screen.getByText('Orders for Ireland close at noon.')).toBeDefined();
    expect(screen.queryByLabelText(/Where is it going/)).toBeNull();
    container.querySelectorAll('[hidden]').forEach((element) => element.remove());
    expect(container.textContent).not.toContain('Chichester');
    const tiles = within(screen.getByRole('group', { name: 'The next days we can deliver' })).getAllByRole('button');
    expect(tiles[0]?.textContent).toBe('Thu 7 Jan');
  });

  test('S1-13 what is not sent to the country of the store names no place for its days', () => {
    expect(markup(page(BOUQUET, RULES, someSiteProps({ locale: 'en-IE' }))).textContent).not.toContain('Chichester');
  });

  test('the next open days are buttons that set the field', () => {
    draw(page(BOUQUET));
    const tiles = within(screen.getByRole('group', { name: 'The next days we can deliver' })).getAllByRole('button');
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      'Tue 22 Dec',
      'Wed 23 Dec',
      'Thu 24 Dec',
      'Tue 29 Dec',
      'Wed 30 Dec',
      'Thu 31 Dec',
      'Sat 2 Jan',
      'All days',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Thu 24 Dec' }));
    expect(day().value).toBe('2026-12-24');
    expect(screen.getByText('For Thursday 24 December 2026.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Thu 24 Dec' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('reports an unavailable typed day at once, but not while the year is incomplete', () => {
    draw(page(BOUQUET));
    fireEvent.change(day(), { target: { value: '2026-12-27' } });
    const words =
      'We do not deliver on Sundays. The nearest days are Thursday 24 December 2026 and Tuesday 29 December 2026.';
    const refused = screen.getByText(words);
    expect(day().getAttribute('aria-invalid')).toBe('true');
    expect(day().getAttribute('aria-describedby')).toContain(refused.id);
    fireEvent.change(day(), { target: { value: '0002-12-27' } });
    expect(screen.queryByText(words)).toBeNull();
    expect(day().getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(day(), { target: { value: '2025-12-23' } });
    expect(screen.getByText(/^That is too soon for us/)).toBeDefined();
    expect(day().getAttribute('aria-invalid')).toBe('true');
  });

  async function openCalendar() {
    draw(page(BOUQUET));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'All days' })));
    return screen.findByRole('grid', { name: 'December 2026' });
  }

  test('the calendar shows every day, with the reason for unavailable ones', async () => {
    const grid = await openCalendar();
    const named = (name: RegExp) => within(grid).getByRole('button', { name });
    expect(named(/^Tuesday 22 December 2026/).getAttribute('aria-disabled')).toBeNull();
    for (const name of [
      /^Saturday 19 .*Too soon/,
      /^Sunday 20 .*We are closed on Sundays/,
      /^Monday 21 .*Too soon: around Christmas/,
      /^Friday 25 .*Bank holiday: Christmas Day/,
      /^Saturday 26 .*Bank holiday: Boxing Day/,
    ]) {
      expect(named(name).getAttribute('aria-disabled')).toBe('true');
    }
    expect(await axeFaults(grid.closest('dialog') as HTMLElement)).toEqual([]);
  });

  test('arrow keys move through the calendar, closed days included, with one Tab stop', async () => {
    const grid = await openCalendar();
    const at = () => document.activeElement?.getAttribute('aria-label') ?? '';
    await waitFor(() => expect(at()).toMatch(/^Tuesday 22/));
    const keys = ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'PageDown', 'Home'];
    const places = keys.map((key) => {
      fireEvent.keyDown(document.activeElement ?? grid, { key });
      return at();
    });
    expect(places.map((place) => place.split(' 20')[0])).toEqual([
      'Tuesday 29 December',
      'Monday 28 December',
      'Sunday 27 December',
      'Wednesday 27 January',
      'Monday 25 January',
    ]);
    expect(document.querySelectorAll('.day[tabindex="0"]')).toHaveLength(1);
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeDefined();
  });

  test('a closed day cannot be chosen; an open one is, and closes the calendar', async () => {
    const grid = await openCalendar();
    fireEvent.click(within(grid).getByRole('button', { name: /^Friday 25/ }));
    expect(day().value).toBe('');
    expect(screen.getByText('Bank holiday: Christmas Day.')).toBeDefined();
    await act(async () => fireEvent.click(within(grid).getByRole('button', { name: /^Wednesday 30/ })));
    expect(day().value).toBe('2026-12-30');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the calendar does not turn to months before today or after the last day', async () => {
    await openCalendar();
    const turn = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    expect(turn('Previous month').disabled).toBe(true);
    for (let month = 0; month < 3; month += 1) fireEvent.click(turn('Next month'));
    expect(screen.getByRole('grid', { name: 'March 2027' })).toBeDefined();
    expect(turn('Next month').disabled).toBe(true);
  });
});

describe('sizes', () => {
  const offers = [
    {
      values: ['size-s'],
      price: aPrice(25),
      availability: { inStock: true, onlyLeft: null },
      note: 'About 12 stems',
    },
    { values: ['size-l'], price: aPrice(45), availability: { inStock: false, onlyLeft: null }, note: '' },
  ];

  test('S3-21 each shows a description and a price, and is a radio button', () => {
    draw(page(aConfigurable({ variants: offers, categoryPaths: ['flowers/bouquets'] })));
    const small = screen.getByRole('radio', { name: 'Small' });
    const said = (radio: Element) =>
      document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    expect(said(small)).toBe('About 12 stems £25.00');
    expect(said(screen.getByRole('radio', { name: 'Large' }))).toBe('Out of stock');
    expect(document.querySelectorAll('.size-drawing')).toHaveLength(2);
  });

  test('a more expensive size shows the difference', () => {
    const both = offers.map((offer) => ({ ...offer, availability: { inStock: true, onlyLeft: null } }));
    draw(page(aConfigurable({ variants: both })));
    expect(document.querySelector('[id="size-size-l-offer"]')?.textContent).toBe('£45.00 +£20.00');
  });
});

test('a card message is previewed as soon as it is typed', async () => {
  draw(page(BOUQUET));
  const card = screen.getByLabelText(/Card message/);
  fireEvent.focus(card);
  fireEvent.change(card, { target: { value: 'With love\nfrom Tom' } });
  await waitFor(() => expect(document.querySelector('.card-hand')?.textContent).toBe('With love\nfrom Tom'));
  expect(screen.getByText('22 characters left')).toBeDefined();
});

test('the price follows the letters while they are typed, and the price of each is told before', () => {
  const each = { kind: 'fixed', pence: 3250, currency: 'GBP' } as const;
  const letters = aTextOption({ kind: 'field', title: 'Letters to make', sku: 'PER-LETTER', price: each });
  const tribute = aProduct({ categoryPaths: ['funerals'], customizableOptions: [letters], price: aPrice(32.5) });
  expect(markup(page(tribute)).textContent).toContain(
    '+£32.50 for each letter or sign after the first; spaces are free',
  );
  draw(page(tribute));
  const field = screen.getByLabelText(/Letters to make/);
  fireEvent.change(field, { target: { value: 'M' } });
  expect(screen.queryByText(/for your choices/)).toBeNull();
  fireEvent.change(field, { target: { value: 'Mo & Jo' } });
  expect(screen.getByText('including £130.00 for your choices')).toBeDefined();
});

describe('the price beside the button', () => {
  const button = () => screen.getByRole('button', { name: 'Add to cart' });
  const priceOfPage = () => document.querySelector('.price-block .price')?.textContent;
  const each = { kind: 'fixed', pence: 3250, currency: 'GBP' } as const;
  const letters = aTextOption({ uid: 'letters', title: 'Letters', sku: 'PER-LETTER', price: each, required: true });

  test('counts the quantity, options included, and is none for what is no quantity', () => {
    const ribbon = aTextOption({ uid: 'ribbon', title: 'Ribbon', price: { ...each, pence: 350 } });
    draw(page(aProduct({ price: aPrice(12), customizableOptions: [ribbon] })));
    expect(button().textContent).toBe('Add to cart£12.00');
    const quantity = screen.getByLabelText(/Quantity/);
    fireEvent.change(quantity, { target: { value: '3' } });
    fireEvent.change(screen.getByLabelText(/Ribbon/), { target: { value: 'Mum' } });
    expect(button().textContent).toBe('Add to cart£46.50');
    expect(priceOfPage()).toBe('£15.50');
    fireEvent.change(quantity, { target: { value: '0' } });
    expect(button().textContent).toBe('Add to cart');
  });

  test('counts the quantity of a form that came back', () => {
    draw({ ...page(aProduct()), props: { ...page(aProduct()).props, answers: { quantity: '4' } } });
    expect(button().textContent).toBe('Add to cart£48.00');
  });

  test('is the lowest one until what decides it is answered', () => {
    draw(page(aProduct({ price: aPrice(32.5), customizableOptions: [letters] })));
    expect([priceOfPage(), button().textContent]).toEqual(['From £32.50', 'Add to cartFrom £32.50']);
    fireEvent.change(screen.getByLabelText(/Letters/), { target: { value: 'MUM' } });
    expect([priceOfPage(), button().textContent]).toEqual(['£97.50', 'Add to cart£97.50']);
  });

  test('has the cheapest answer to a required option in it', () => {
    draw(
      page(aProduct({ price: aPrice(40), customizableOptions: [aSelectOption({ kind: 'radio', required: true })] })),
    );
    expect(priceOfPage()).toBe('From £48.00');
    fireEvent.click(screen.getByRole('radio', { name: /Glass/ }));
    expect([priceOfPage(), button().textContent]).toEqual(['£49.50', 'Add to cart£49.50']);
  });
});

test.each([
  [3, ['€23.40', '€35.10', '€117.00']],
  [7, ['Please choose', '€23.40', '€35.10', '€117.00', '€23.40', '€23.40', '€23.40', '€23.40']],
])('the values of a gift card have a whole price each, as %i values', (count, words) => {
  const value = (title: string, pence: number) => ({ title, pence });
  const more = Array.from({ length: count - 3 }, () => value('£20', 0));
  const values = [value('£20', 0), value('£30', 1170), value('£100', 9360), ...more].map(({ title, pence }, index) => ({
    uid: `value-${index}`,
    title,
    price: { kind: 'fixed', pence, currency: 'EUR' } as const,
    sortOrder: index,
  }));
  const recipient = aTextOption({ uid: 'to', title: 'Recipient’s email', sku: 'GIFT-CARD-EMAIL', required: true });
  const worth = aSelectOption({ title: 'Value', kind: 'dropdown', required: true, values });
  const price = { regular: { pence: 2340, currency: 'EUR' }, special: null, maximum: null };
  const card = markup(page(aProduct({ type: 'virtual', price, customizableOptions: [worth, recipient] })));
  const shown = [...card.querySelectorAll('.pick-words, option')].map(({ textContent }) => textContent);
  expect(shown).toEqual(words);
});

test('a thumbnail scrolls the gallery, not the page, and is marked as current', () => {
  const gallery = Array.from({ length: 3 }, (_, index) => ({ url: `/media/${index}.jpg`, alt: '' }));
  draw(page(aProduct({ gallery })));
  const strip = document.querySelector('.gallery-strip') as HTMLElement;
  Object.defineProperty(strip, 'clientWidth', { value: 300 });
  const [, second] = screen.getAllByRole('link', { name: /Show picture/ });
  const isNative = fireEvent.click(second as HTMLElement);
  expect([isNative, strip.scrollLeft]).toEqual([false, 300]);
  expect(second?.getAttribute('aria-current')).toBe('true');
});

test('a product without pictures keeps the space of one', () => {
  draw(page(aProduct()));
  expect(screen.getByText('There is no picture of it yet.')).toBeDefined();
});
