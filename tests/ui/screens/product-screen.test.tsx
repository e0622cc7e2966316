import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { someDeliveryRules } from '../../builders/a-delivery-schedule';
import type { Product } from '../../../src/domain/catalogue/product';
import { SimpleBuyBox } from '../../../src/ui/components/product/SimpleBuyBox';
import { ProductScreen, type ProductScreenProps } from '../../../src/ui/screens/ProductScreen';
import { ProductViewModel } from '../../../src/ui/view-models/product/product-view-model';
import { aPrice } from '../../builders/a-price';
import { aChoice, aConfigurable, aProduct, aVariant } from '../../builders/a-product';
import { aDateOption, aSelectOption, aTextOption } from '../../builders/an-option';
import { someSiteProps, aTab, draw, markup, createProduct } from '../drawn';

/** Wednesday 4 March 2026, ten in the morning: the first delivery day is Thursday, the last 2 June. */
const RULES = someDeliveryRules(['flowers'], Date.UTC(2026, 2, 4, 10));
const ROSES = aProduct({
  sku: 'ROSES',
  price: aPrice(40),
  customizableOptions: [aDateOption(), aTextOption({ maxCharacters: 20 }), aSelectOption()],
});

function page(product: Product, props: Partial<ProductScreenProps> = {}) {
  return (
    <ProductScreen
      site={someSiteProps()}
      product={product}
      refusal={null}
      answers={{}}
      deliveryRules={RULES}
      added={false}
      back={product.path}
      createProduct={createProduct}
      stopped={null}
      reviews={null}
      Order={SimpleBuyBox}
      {...props}
    />
  );
}

const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add to cart' })));
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const described = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const form = (server: HTMLElement, id: string) => server.querySelector<HTMLFormElement>(`form[id="${id}"]`);
const sent = (of: HTMLFormElement | null): readonly string[] =>
  of === null
    ? []
    : [...new FormData(of)].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`);

describe('product page', () => {
  test.each([
    ['en-IE', 'home', true],
    ['en-IE', 'never', true],
    ['en-IE', 'abroad', false],
    ['en-GB', 'never', false],
  ] as const)('in a store of %s it says of a product sent %s whether it can go there', (locale, courier, isSaid) => {
    const server = markup(page({ ...ROSES, courier }, { site: someSiteProps({ locale }) }));
    const said = server.textContent.indexOf('We cannot send this one to Ireland');
    expect(said >= 0).toBe(isSaid);
    // Before anything is chosen, or read to the end.
    expect(said).toBeLessThan(server.textContent.indexOf('Delivery date'));
  });

  test('a tribute says how long it takes before anything is typed; other flowers do not', () => {
    const tribute = { ...ROSES, categoryPaths: ['funerals', 'funerals/wreaths'], leadDays: 2 };
    const rules = someDeliveryRules(['funerals'], Date.UTC(2026, 2, 4, 10));
    const server = markup(page(tribute, { deliveryRules: rules }));
    const words = 'takes 2 working days: the earliest day is Friday 6 March 2026.';
    expect(server.textContent.indexOf(words)).toBeGreaterThan(0);
    expect(server.textContent.indexOf(words)).toBeLessThan(server.textContent.indexOf('Delivery date'));
    expect(markup(page(ROSES)).textContent).not.toContain('working days');
  });

  test('has its name as the heading and the title; its own breadcrumb is not a link', () => {
    const { title } = draw(
      page(
        aProduct({
          name: 'Red roses',
          metaTitle: 'Red roses by post',
          breadcrumbs: [
            { name: 'Flowers', path: '/flowers.html' },
            { name: 'Red roses', path: '/tulips.html' },
          ],
        }),
      ),
    );
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Red roses']);
    expect(title()).toBe('Red roses by post – Posy Ireland');
    const links = screen.getByRole('navigation', { name: 'Breadcrumbs' }).querySelectorAll('a');
    expect([...links].map((link) => link.textContent)).toEqual(['Home', 'Flowers']);
  });

  test('a day that may be left open says when the product comes then', () => {
    const asking = (required: boolean) =>
      markup(page(aProduct({ customizableOptions: [aDateOption({ required })] }))).textContent;
    expect(asking(false)).toContain(
      'Leave it open, and it comes with the rest of your order or on the first day we can manage.',
    );
    expect(asking(true)).not.toContain('Leave it open');
  });

  test('a product without a day says how it travels and when it arrives', () => {
    expect(markup(page(aProduct({ type: 'simple' }))).textContent).toContain('Sent within two working days');
    expect(markup(page(aProduct({ type: 'virtual' }))).textContent).not.toContain('Sent within');
    const withDay = aProduct({ customizableOptions: [aDateOption()] });
    expect(markup(page(withDay)).textContent).not.toContain('Sent within');
  });

  test('S9-18 S9-30 S9-31 shows at most ten pictures, thumbnails linking to the large ones', () => {
    const gallery = Array.from({ length: 12 }, (_, index) => ({ url: `/media/${index}.jpg`, alt: '' }));
    const server = markup(page(aProduct({ gallery })));
    const large = [...server.querySelectorAll('.gallery-strip li')];
    const small = [...server.querySelectorAll('.gallery-thumbs a')];
    expect([large.length, small.length]).toEqual([10, 10]);
    expect(small[3]?.getAttribute('href')).toBe(`#${large[3]?.id}`);
    expect(small[3]?.querySelector('img')?.getAttribute('src')).toBe('/media/3.jpg?w=160&h=160');
    const first = large[0]?.querySelector('img');
    expect(first?.getAttribute('src')).toBe('/media/0.jpg?w=1080&h=1340');
    expect([first?.getAttribute('fetchpriority'), first?.getAttribute('loading')]).toEqual(['high', null]);
    expect(large[1]?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  });

  test.each([
    [{ inStock: true, onlyLeft: null }, 'In stock'],
    [{ inStock: true, onlyLeft: 2 }, 'Only 2 left'],
    [{ inStock: false, onlyLeft: null }, 'Out of stock'],
  ])('shows availability: %p', (availability, words) => {
    draw(page(aProduct({ availability })));
    expect(screen.getByText(words)).toBeDefined();
  });

  test('S5-15 out of stock, there is no form, and whom to call', () => {
    draw(page(aProduct({ availability: { inStock: false, onlyLeft: null } })));
    expect(document.querySelector('#add-to-cart')).toBeNull();
    expect(document.querySelector('.buy')?.textContent).toContain('call us on 01632 960 417');
  });

  test.each([
    [{ inStock: true, onlyLeft: 8 }, '8 places left'],
    [{ inStock: true, onlyLeft: 1 }, '1 place left'],
    [{ inStock: true, onlyLeft: 0 }, 'Fully booked'],
  ])('shows the places left of a workshop: %p', (availability, words) => {
    draw(page(aProduct({ type: 'virtual', categoryPaths: ['workshops', 'workshops/days'], availability })));
    expect(screen.getByText(words)).toBeDefined();
  });

  test.each(['gift-card', 'unknown'] as const)(
    'a %s product shows the telephone number and no form, because nothing here can add it',
    (type) => {
      draw(page(aProduct({ type })));
      expect(screen.getByRole('link', { name: '01632 960 417' })).toBeDefined();
      expect(document.querySelector('#add-to-cart')).toBeNull();
      expect(screen.queryByText('In stock')).toBeNull();
    },
  );
});

describe('without scripts', () => {
  test('S5-12 one form holds everything for the cart, with quantity 1 by default', () => {
    const server = markup(page(ROSES, { answers: { card: 'With love', vase: 'vase-clay' }, back: '/de/roses.html' }));
    const buy = form(server, 'add-to-cart');
    expect([buy?.method, buy?.getAttribute('action'), buy?.hasAttribute('data-queue')]).toEqual([
      'post',
      '/api/actions/add-to-cart',
      true,
    ]);
    expect(sent(buy)).toEqual([
      'sku=ROSES',
      'back=/de/roses.html',
      'option.day=',
      'option.card=With love',
      'option.vase=vase-clay',
      'quantity=1',
    ]);
  });

  test('selecting a variant is a GET form, and the cart form contains what is shown', () => {
    const chosen = aConfigurable({ configurable: aChoice({ chosen: ['size-l'], variant: aVariant() }) });
    const server = markup(page(chosen, { site: someSiteProps({ storePrefix: '/de' }) }));
    const choices = form(server, 'choices');
    expect([choices?.method, choices?.getAttribute('action')]).toEqual(['get', '/de/posy.html']);
    expect(sent(choices)).toEqual(['size=size-l']);
    expect(choices?.querySelector('button[type=submit]')?.textContent).toBe('Show this choice');
    expect(sent(form(server, 'add-to-cart'))).toContain('chosen=size-l');
  });

  test('a refusal is shown beside its field, with the typed values and the focus on the first fault', () => {
    const refusal = {
      kind: 'options-refused',
      options: [
        { kind: 'date-too-soon', optionUid: 'day', title: 'Delivery date', before: null, earliest: '2026-03-05' },
        { kind: 'text-too-long', optionUid: 'card', title: 'Card message', limit: 20 },
      ],
    } as const;
    const typed = 'Far more than twenty characters';
    const server = markup(page(ROSES, { refusal, answers: { day: '2026-03-01', card: typed, quantity: '3' } }));
    const day = server.querySelector<HTMLInputElement>('[name="option.day"]');
    const card = server.querySelector<HTMLTextAreaElement>('[name="option.card"]');
    expect([day?.value, card?.value, server.querySelector<HTMLInputElement>('#quantity')?.value]).toEqual([
      '2026-03-01',
      typed,
      '3',
    ]);
    expect(server.querySelector('[id="option.day-error"]')?.textContent).toContain('Thursday');
    expect(day?.getAttribute('aria-describedby')).toContain('option.day-error');
    expect([...server.querySelectorAll('[autofocus]')]).toEqual([day]);
  });

  test('a refused quantity is reported at its field', () => {
    const server = markup(page(ROSES, { refusal: { kind: 'quantity-invalid', max: 10_000 } }));
    expect(server.querySelector('#quantity-error')?.textContent).toContain('whole number');
    expect(server.querySelector('#quantity')?.getAttribute('aria-invalid')).toBe('true');
  });

  test('a success links to the cart', () => {
    const server = markup(page(ROSES, { added: true }));
    expect(server.querySelector('[role=status] a')?.getAttribute('href')).toBe('/cart');
  });
});

describe('S3-28 options', () => {
  const kinds = ['dropdown', 'radio', 'checkbox', 'multiple'] as const;
  const all = aProduct({
    price: aPrice(40),
    customizableOptions: [
      aTextOption({ uid: 'field', kind: 'field', title: 'Ribbon', maxCharacters: null }),
      aTextOption({ uid: 'area', title: 'Card', required: true }),
      aDateOption({ uid: 'date', title: 'Day' }),
      ...kinds.map((kind) => aSelectOption({ uid: kind, kind, title: kind, required: kind === 'multiple' })),
    ],
  });

  test('S3-13 a product without a price shows none and cannot be bought', () => {
    const price = { regular: { pence: 0, currency: 'GBP' }, special: null, maximum: null, isUnknown: true };
    const server = markup(page(aProduct({ price, availability: { inStock: false, onlyLeft: null } })));
    expect(server.querySelector('.price-block')?.textContent).not.toContain('£');
    expect(server.querySelector('#add-to-cart')).toBeNull();
  });

  test('say where an unknown surcharge will be shown', () => {
    const price = { kind: 'unknown' } as const;
    draw(page(aProduct({ customizableOptions: [aTextOption({ title: 'Ribbon', kind: 'field', price })] })));
    expect(screen.getByLabelText('Ribbon price shown in your cart').tagName).toBe('INPUT');
  });

  test('of every kind have a label, a hint when required, and their price', () => {
    draw(page(all));
    expect(screen.getByLabelText('Ribbon').tagName).toBe('INPUT');
    expect(screen.getByLabelText('Card (required)').tagName).toBe('TEXTAREA');
    expect(screen.getByLabelText<HTMLInputElement>('Day (required)').type).toBe('date');
    expect(screen.getByRole('group', { name: 'dropdown' }).querySelectorAll('input[type=radio]')).toHaveLength(3);
    expect(screen.getByRole('group', { name: 'dropdown' }).textContent).toContain('Glass +£9.50');
    expect(screen.getByRole('group', { name: 'radio' }).querySelectorAll('input[type=radio]')).toHaveLength(3);
    expect(screen.getByRole('group', { name: 'checkbox' }).querySelectorAll('input[type=checkbox]')).toHaveLength(2);
    expect(screen.getByRole('group', { name: 'multiple (required)' }).textContent).toContain('Clay +£8.00');
  });

  test('a date option has its first and last day, and hints', () => {
    draw(page(all));
    const day = screen.getByLabelText<HTMLInputElement>('Day (required)');
    expect([day.min, day.max]).toEqual(['2026-03-05', '2026-06-02']);
    expect(described(day)).toMatch(/Thursday.* 5 March 2026/);
    expect(described(day)).toContain('We do not deliver on Sundays');
  });

  test('a list too long to lie open is pulled down', () => {
    const values = aSelectOption().values;
    const many = Array.from({ length: 7 }, (_, index) => ({
      ...values[0],
      ...values[index % 2],
      uid: `vase-${index}`,
      title: `Vase ${index}`,
    }));
    const product = aProduct({ customizableOptions: [aSelectOption({ values: many as typeof values })] });
    draw(page(product));
    expect(screen.getByRole('combobox', { name: 'Add a vase' }).querySelectorAll('option')).toHaveLength(8);
  });

  test('a text has a counter and is never truncated', () => {
    draw(page(ROSES));
    const card = screen.getByLabelText<HTMLTextAreaElement>(/Card message/);
    expect(described(card)).toBe('Up to 20 characters');
    expect(card.maxLength).toBe(-1);
    type(/Card message/, 'Love 🌷');
    expect(described(card)).toBe('14 characters left');
    type(/Card message/, 'x'.repeat(21));
    expect(described(card)).toBe('1 character too many');
  });

  test('the price follows the selected options', () => {
    draw(page(ROSES));
    fireEvent.click(screen.getByLabelText(/Glass/));
    expect(screen.getByText('£49.50', { selector: '.price' })).toBeDefined();
  });
});

describe('hydrated', () => {
  test.each(['focusIn', 'pointerEnter'] as const)('on %s the form loads the script for adding', (touch) => {
    const prepareToAdd = jest.fn();
    const addToCart = () => Promise.reject(new Error('Nothing is added here'));
    const loadChoice = addToCart;
    const deps = { addToCart, loadChoice, deliveryOptions: addToCart, rememberChoice: () => undefined, prepareToAdd };
    draw(page(ROSES, { createProduct: (product) => new ProductViewModel(product, deps) }));
    expect(prepareToAdd).not.toHaveBeenCalled();
    fireEvent[touch](screen.getByLabelText(/Quantity/));
    expect(prepareToAdd).toHaveBeenCalled();
  });

  test('reports all missing options at once, focuses the first, and keeps typed values', async () => {
    draw(page(ROSES));
    type(/Card message/, 'Far more than twenty characters');
    await press();
    const day = screen.getByLabelText(/Delivery date/);
    await waitFor(() => expect(document.activeElement).toBe(day));
    expect(described(day)).toContain('Please complete “Delivery date”.');
    expect(screen.getByLabelText(/Delivery date/).getAttribute('aria-invalid')).toBe('true');
    const card = screen.getByLabelText<HTMLTextAreaElement>(/Card message/);
    expect(card.value).toBe('Far more than twenty characters');
    expect(described(card)).toContain('at most 20 characters');
  });

  test('moves the focus to the refused field again after a second attempt', async () => {
    draw(page(ROSES));
    const day = screen.getByLabelText(/Delivery date/);
    for (let tries = 0; tries < 2; tries += 1) {
      screen.getByLabelText<HTMLTextAreaElement>(/Card message/).focus();
      await press();
      await waitFor(() => expect(document.activeElement).toBe(day));
    }
  });

  test('adds a valid selection with all its options', async () => {
    const { tab } = draw(page(ROSES));
    type(/Delivery date/, '2026-03-06');
    type(/Card message/, 'With love');
    type(/Quantity/, '2');
    await press();
    await waitFor(() => expect(screen.getByText('It is in your cart.')).toBeDefined());
    expect(tab.app.cart.cart?.items).toMatchObject([{ sku: 'ROSES', quantity: 2 }]);
    expect(tab.app.cart.cart?.items[0]?.attributes.map(({ label }) => label)).toEqual([
      'Delivery date',
      'Card message',
    ]);
  });

  test.each(['0', '-1', '1.5', ''])('refuses a quantity of "%s" at its field', async (typed) => {
    const { tab } = draw(page(aProduct()));
    type(/Quantity/, typed);
    await press();
    const quantity = screen.getByLabelText(/Quantity/);
    await waitFor(() => expect(document.activeElement).toBe(quantity));
    expect(described(quantity)).toContain('whole number');
    expect(tab.wire.calls).toEqual([]);
  });

  test('S8-12 shows a refusal in a box under the button', async () => {
    const tab = aTab();
    tab.wire.failNext('carts.addLine', { kind: 'rejected', code: 'NOT_SALABLE', message: 'Not today.' });
    draw(page(aProduct()), tab);
    await press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not today.'));
  });

  test('S5-13 loads the selected variant, shows its price, and updates the URL', async () => {
    const { tab } = draw(page(aConfigurable()));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' }).disabled).toBe(true);
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Large' })));
    await waitFor(() => expect(screen.getByText('£45.00', { selector: '.price' })).toBeDefined());
    expect(tab.remembered).toEqual([{ size: 'size-l' }]);
    await press();
    await waitFor(() => expect(tab.app.cart.cart?.items.map(({ sku }) => sku)).toEqual(['POSY-L']));
  });

  test('S8-35 a variant that fails to load is reported in place, with a retry', async () => {
    const tab = aTab();
    tab.wire.failNext('catalogue.choice');
    draw(page(aConfigurable()), tab);
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Large' })));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    await waitFor(() => expect(screen.getByText('£45.00', { selector: '.price' })).toBeDefined());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('answers of several values come back ticked', () => {
  const several = aProduct({ customizableOptions: [aSelectOption({ kind: 'checkbox' })] });
  const server = markup(page(several, { answers: { vase: ['vase-glass', 'vase-clay'] } }));
  expect(server.querySelectorAll('input[type=checkbox][checked]')).toHaveLength(2);
});
