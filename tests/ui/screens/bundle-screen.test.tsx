import { act, fireEvent, screen, within } from '@testing-library/react';
import { someDeliveryRules } from '../../builders/a-delivery-schedule';
import type { Product } from '../../../src/domain/catalogue/product';
import { BundleBuyBox } from '../../../src/ui/components/product/bundle/BundleBuyBox';
import { ProductScreen, type ProductScreenProps } from '../../../src/ui/screens/ProductScreen';
import { aBundle, aBundleChoice, aBundleQuestion, HAMPER_QUESTIONS } from '../../builders/a-bundle';
import { aPrice } from '../../builders/a-price';
import { aDateOption } from '../../builders/an-option';
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
    Order={BundleBuyBox}
    {...props}
  />
);

const group = (name: RegExp) => screen.getByRole('group', { name });
const total = () => document.querySelector('.bundle-total')?.textContent;
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add to cart' })));
const sent = (server: HTMLElement) => {
  const form = server.querySelector<HTMLFormElement>('form#add-to-cart');
  return form === null
    ? []
    : [...new FormData(form)].map(([name, value]) => `${name}=${typeof value === 'string' ? value : ''}`);
};

describe('a bundle', () => {
  test('S3-24, S3-25 shows its parts by position, with a star where one is required, and its default choices', () => {
    draw(page(aBundle()));
    const groups = screen.getAllByRole('group').map((one) => one.querySelector('legend')?.textContent);
    expect(groups).toEqual(['Flowers * (required)', 'Candles * (required)', 'Cards']);
    const chosen = screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);
    expect(chosen).toEqual(['tulips', 'big']);
    expect(within(group(/Cards/)).getAllByRole('checkbox')).toHaveLength(2);
  });

  test('S3-25 its price is from the lowest to the highest, and a reduced part shows both prices', () => {
    draw(page(aBundle()));
    expect(document.querySelector('.price-range')?.textContent).toBe('From £25.00To £60.00');
    expect(within(group(/Candles/)).getByText('£10.00').tagName).toBe('DEL');
    expect(group(/Candles/).textContent).toContain('£8.00 each');
  });

  test('S3-25 with a price of its own begins with it, and a part that adds nothing names no price', () => {
    const free = aBundleChoice({ uid: 'clear', name: 'Clear', price: aPrice(0) });
    const vase = aBundleQuestion({ uid: 'vase', choices: [free, aBundleChoice({ uid: 'red', price: aPrice(5) })] });
    draw(page(aBundle({ bundle: [vase], bundleBase: 6000, price: aPrice(60) })));
    expect(total()).toBe('Your choice comes to £60.00');
    expect(screen.getByRole('button', { name: 'Add to cart' }).textContent).toContain('£60.00');
    expect(group(/vase/).textContent).not.toContain('£0.00');
    fireEvent.click(screen.getByRole('radio', { name: /red/ }));
    expect(total()).toBe('Your choice comes to £65.00');
  });

  test('without parts comes to nothing that could be charged', () => {
    draw(page(aBundle({ bundle: [], bundleBase: 6000, price: aPrice(60) })));
    expect([total(), document.body.textContent?.includes('£0.00')]).toEqual([undefined, false]);
  });

  test('S3-24 the only choice of a required part is a plain row, which the form sends', () => {
    const questions = [aBundleQuestion({ uid: 'vase', title: 'Vase', choices: [aBundleChoice({ uid: 'clear' })] })];
    const server = markup(page(aBundle({ bundle: questions })));
    expect([server.querySelectorAll('[type=radio]').length, sent(server)]).toEqual([
      0,
      expect.arrayContaining(['sku=HAMPER', 'option.vase=clear', 'quantity=1']),
    ]);
  });

  test('S3-25 asks for a quantity only where it can change, and the total follows choice and quantity', () => {
    draw(page(aBundle()));
    expect(total()).toBe('Your choice comes to £36.00');
    expect(screen.queryByLabelText('Quantity of Name of tulips')).toBeNull();
    fireEvent.change(screen.getByLabelText('Quantity of Name of big'), { target: { value: '3' } });
    expect(total()).toBe('Your choice comes to £44.00');
    fireEvent.click(screen.getByRole('radio', { name: /roses/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /birds/ }));
    expect(total()).toBe('Your choice comes to £52.00');
    expect(screen.getByRole('button', { name: 'Add to cart' }).textContent).toContain('£52.00');
  });

  test('S5-18 is added with its parts, and once more as it was changed', async () => {
    const { tab } = draw(page(aBundle()));
    fireEvent.click(screen.getByRole('radio', { name: /roses/ }));
    await press();
    expect(screen.getByText(/It is in your cart/)).toBeDefined();
    const [item] = tab.app.cart.cart?.items ?? [];
    expect([item?.sku, item?.rowTotal?.pence]).toEqual(['HAMPER', 2500 + 1600]);
  });

  test.each(['0', '-1', '1.5', '1e9'])('refuses %s of a part beside its field, and sends nothing', async (few) => {
    const { tab } = draw(page(aBundle()));
    const field = screen.getByLabelText('Quantity of Name of big');
    fireEvent.change(field, { target: { value: few } });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('Please enter a whole number from 1 to 10,000.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' }).disabled).toBe(true);
    await act(async () => fireEvent.submit(document.querySelector('form#add-to-cart') ?? document));
    expect(tab.wire.calls).toEqual([]);
    fireEvent.change(field, { target: { value: '2' } });
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  test('an optional choice can be left out, and what is sold out cannot be chosen', () => {
    const soldOut = { inStock: false, onlyLeft: null };
    const card = [
      aBundleChoice({ uid: 'birds', price: aPrice(3), isDefault: true }),
      aBundleChoice({ uid: 'bees', availability: soldOut }),
    ];
    const questions = [
      ...HAMPER_QUESTIONS.slice(0, 2),
      aBundleQuestion({ uid: 'card', title: 'Card', required: false, choices: card }),
    ];
    draw(page(aBundle({ bundle: questions })));
    expect(total()).toBe('Your choice comes to £39.00');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /bees.*Out of stock/ }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'No, thank you' }));
    expect(total()).toBe('Your choice comes to £36.00');
  });

  test('asks for its day, and a refusal marks the day without losing the parts', async () => {
    const { tab } = draw(page(aBundle({ customizableOptions: [aDateOption()] })));
    fireEvent.click(screen.getByRole('radio', { name: /roses/ }));
    await press();
    expect(screen.getByText('Please complete “Delivery date”.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /roses/ }).checked).toBe(true);
    expect(tab.wire.calls).toEqual([]);
  });

  test('sold out, it has no form, and whom to call', () => {
    draw(page(aBundle({ availability: { inStock: false, onlyLeft: null } })));
    expect(document.querySelector('#add-to-cart')).toBeNull();
    expect(document.querySelector('.buy')?.textContent).toContain('call us on 01632 960 417');
  });

  test('has no accessibility faults', async () => {
    const { container } = draw(page(aBundle({ customizableOptions: [aDateOption()] })));
    expect(await axeFaults(container)).toEqual([]);
  });
});

describe('without scripts', () => {
  test('S5-18 one form sends the parts and the quantities that can change', () => {
    expect(sent(markup(page(aBundle())))).toEqual([
      'sku=HAMPER',
      'back=/hamper.html',
      'option.flowers=tulips',
      'option.candles=big',
      'option.big=2',
      'option.small=1',
      'quantity=1',
    ]);
  });

  test('a refused quantity comes back with its error and the focus, what was chosen, and a button that works', () => {
    const answers = { flowers: 'roses', candles: 'small', small: '0' };
    const refusal = { kind: 'quantity-invalid', optionUid: 'small', title: 'Name of small', max: 10_000 } as const;
    const refused = { kind: 'options-refused', options: [refusal] } as const;
    const server = markup(page(aBundle(), { answers, refusal: refused }), aTab());
    const field = server.querySelector<HTMLInputElement>('[name="option.small"]');
    expect([field?.value, field?.hasAttribute('autofocus')]).toEqual(['0', true]);
    expect(server.querySelectorAll('[autofocus]')).toHaveLength(1);
    expect(server.querySelector('.error-text')?.textContent).toContain('whole number');
    expect(server.querySelector<HTMLInputElement>('[value=roses]')?.checked).toBe(true);
    expect(server.querySelector<HTMLButtonElement>('#add-to-cart-button')?.disabled).toBe(false);
  });

  test('a part that the bundle does not have is refused at its question', () => {
    const refusal = { kind: 'unknown-choice', optionUid: 'flowers', title: 'Flowers' } as const;
    const server = markup(page(aBundle(), { refusal: { kind: 'options-refused', options: [refusal] } }), aTab());
    const first = server.querySelector('[data-refused]');
    expect(first?.getAttribute('name')).toBe('option.flowers');
    expect(server.querySelectorAll('.alert')).toHaveLength(0);
  });
});
