import { act, fireEvent, screen } from '@testing-library/react';
import { someDeliveryRules } from '../../builders/a-delivery-schedule';
import type { Product } from '../../../src/domain/catalogue/product';
import { GroupBuyBox } from '../../../src/ui/components/product/group/GroupBuyBox';
import { ProductScreen, type ProductScreenProps } from '../../../src/ui/screens/ProductScreen';
import { aDatedGroup, aGroup, DATED_PARTS } from '../../builders/a-bundle';
import { aPrice } from '../../builders/a-price';
import { aSummary } from '../../builders/a-product';
import { axeFaults } from '../cart-axe';
import { aTab, draw, markup, createProduct, someSiteProps } from '../drawn';

const RULES = someDeliveryRules(['gifts'], Date.UTC(2026, 2, 4, 10));

const page = (product: Product, props: Partial<ProductScreenProps> = {}) => (
  <ProductScreen
    site={someSiteProps()}
    product={product}
    refusal={null}
    stopped={null}
    answers={{}}
    deliveryRules={RULES}
    reviews={null}
    added={false}
    back={product.path}
    createProduct={createProduct}
    Order={GroupBuyBox}
    {...props}
  />
);

const IN_TWO_DAYS = someDeliveryRules(['gifts'], Date.UTC(2026, 2, 4, 10), 2);
const DATED = { products: DATED_PARTS.concat(aDatedGroup()).map((product) => ({ product, variants: [] })) };

const TULIPS = () => screen.getByLabelText<HTMLInputElement>('Quantity of Name of TULIPS');
const FERN = () => screen.getByLabelText<HTMLInputElement>('Quantity of Name of FERN');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' });
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
const press = () => act(async () => fireEvent.click(button()));
const headline = () => document.querySelector('.price-block .price')?.lastChild?.textContent;

describe('a grouped product', () => {
  test('S3-23 shows each product with a picture of 60 by 60, its price and the quantity that the florist suggests', () => {
    const picture = { url: '/media/tulips.jpg', alt: 'Tulips' };
    const group = [
      { product: aSummary({ sku: 'TULIPS', price: aPrice(12), picture }), quantity: 2 },
      { product: aSummary({ sku: 'FERN', price: aPrice(9, 8) }), quantity: 1 },
    ];
    draw(page(aGroup({ group })));
    const rows = screen.getAllByRole('listitem').filter((row) => row.className === 'group-row');
    expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual(['/tulips.html', '/fern.html']);
    expect(rows[0]?.querySelector('img')?.getAttribute('src')).toBe('/media/tulips.jpg?w=60&h=60');
    expect(rows[1]?.textContent).toContain('Now£8.00Was£9.00');
    expect([TULIPS().value, TULIPS().min, FERN().value]).toEqual(['2', '0', '1']);
  });

  test('S3-23 its price is the sum of what is wanted, and with none of anything the button is disabled', () => {
    draw(page(aGroup()));
    expect(headline()).toBe('£33.00');
    type(FERN(), '3');
    expect(headline()).toBe('£51.00');
    type(FERN(), '0');
    type(TULIPS(), '');
    expect([headline(), button().disabled]).toEqual(['£0.00', true]);
  });

  test('S3-23 adds each product by itself', async () => {
    const { tab } = draw(page(aGroup()));
    await press();
    expect(tab.wire.calls.filter((call) => call === 'carts.addLine')).toHaveLength(2);
    expect(screen.getByText(/They are in your cart/)).toBeDefined();
  });

  test('the first refused product stops it: it is named, has the focus, and what is in the cart is not asked for again', async () => {
    const { tab } = draw(page(aGroup()));
    tab.shop.restock('FERN', 1);
    type(FERN(), '2');
    await press();
    expect(screen.getByRole('alert').textContent).toMatch(/^Name of FERN: .+ The item before it is in your cart\.$/);
    expect([document.activeElement, TULIPS().value, FERN().value]).toEqual([FERN(), '0', '2']);
  });

  test.each(['-1', '1.5', '1e9'])('refuses %s beside its field, and sends nothing', async (few) => {
    const { tab } = draw(page(aGroup()));
    type(FERN(), few);
    const error = document.getElementById(FERN().getAttribute('aria-describedby') ?? '');
    expect([error?.textContent, button().disabled]).toEqual(['Please enter a whole number from 1 to 10,000.', true]);
    await act(async () => fireEvent.submit(document.querySelector('form#add-to-cart') ?? document));
    expect(tab.wire.calls).toEqual([]);
  });

  test('S2-6 tells the wishlist the result, of the group and not of its products', async () => {
    const { tab } = draw(page(aGroup()));
    await press();
    tab.shop.restock('TULIPS', 0);
    await press();
    expect(tab.toldToWishlist).toEqual([
      ['TABLE', true],
      ['TABLE', false],
    ]);
  });

  test('what cannot be bought says why and has no field', () => {
    const gone = aSummary({ sku: 'LILAC', availability: { inStock: false, onlyLeft: null } });
    draw(page(aGroup({ group: [...(aGroup().group ?? []), { product: gone, quantity: 1 }] })));
    expect(screen.getByText('Sorry, there are none left.')).toBeDefined();
    expect(screen.queryByLabelText('Quantity of Name of LILAC')).toBeNull();
  });

  test('has no accessibility faults', async () => {
    const { container } = draw(page(aGroup()));
    expect(await axeFaults(container)).toEqual([]);
  });
});

describe('the day of a grouped product', () => {
  const dated = () => draw(page(aDatedGroup(), { deliveryRules: IN_TWO_DAYS }), aTab(undefined, DATED));
  const day = () => screen.getByLabelText<HTMLInputElement>(/Delivery date/);

  test('S3-23 is asked for once, and all of its products come on it', async () => {
    const { tab } = dated();
    type(day(), '2026-03-06');
    await press();
    const [cart] = [...tab.shop.carts.values()];
    expect(cart?.lines.map(({ entered }) => entered.map(({ value }) => value))).toEqual([
      ['2026-03-06'],
      ['2026-03-06'],
    ]);
  });

  test('a day that one of the products cannot keep is refused at once, and a missing one beside the field', async () => {
    const { tab } = dated();
    type(day(), '2026-03-05');
    expect(day().getAttribute('aria-invalid')).toBe('true');
    type(day(), '');
    await press();
    expect(tab.shop.carts.size).toBe(0);
    expect([document.activeElement, day().getAttribute('aria-invalid')]).toEqual([day(), 'true']);
    expect(screen.queryByText(/in your cart/)).toBeNull();
    expect(await axeFaults(document.body)).toEqual([]);
  });
});

describe('without scripts', () => {
  test('S3-23 the form of a group with a day sends it, and a refused one comes back beside it', () => {
    const refusal = {
      kind: 'options-refused',
      options: [{ kind: 'option-missing', optionUid: 'group-day', title: 'Delivery date' }],
    } as const;
    const server = markup(page(aDatedGroup(), { refusal, answers: { 'quantity.TULIPS': '3' } }));
    const field = server.querySelector<HTMLInputElement>('[name="option.group-day"]');
    expect([field?.required, field?.hasAttribute('autofocus'), field?.getAttribute('aria-invalid')]).toEqual([
      true,
      true,
      'true',
    ]);
    expect(server.querySelector<HTMLInputElement>('[name="quantity.TULIPS"]')?.value).toBe('3');
  });

  test('S3-23 one form sends the quantity of each product', () => {
    const server = markup(page(aGroup()));
    const form = server.querySelector<HTMLFormElement>('form#add-to-cart');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/actions/add-group']);
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['sku', 'TABLE'],
      ['back', '/table.html'],
      ['quantity.TULIPS', '2'],
      ['quantity.FERN', '1'],
    ]);
  });

  test('a refused product comes back with its error and the focus, what was typed, and a button that works', () => {
    const stopped = { sku: 'FERN', reason: { kind: 'quantity-invalid', max: 10_000 } as const };
    const answers = { 'quantity.TULIPS': '0', 'quantity.FERN': '-1' };
    const server = markup(page(aGroup(), { answers, stopped }));
    const field = server.querySelector<HTMLInputElement>('[name="quantity.FERN"]');
    expect([field?.value, field?.hasAttribute('autofocus')]).toEqual(['-1', true]);
    expect(server.querySelector('.error-text')?.textContent).toContain('whole number');
    expect(server.querySelector<HTMLButtonElement>('#add-to-cart-button')?.disabled).toBe(false);
  });

  test('says that it was added', () => {
    const server = markup(page(aGroup(), { added: true }));
    expect(server.querySelector('.success:not([hidden])')?.textContent).toContain(
      'Your cart shows what you have added.',
    );
  });
});
