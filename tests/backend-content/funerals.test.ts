import { PRODUCTS } from '../../backend/seed/catalogue/catalogue';

const FUNERALS = PRODUCTS.filter(({ categories }) => categories.includes('funerals'));

test('every tribute asks who, where, when, and whom to call, and nothing about its delivery method', () => {
  expect(FUNERALS.length).toBeGreaterThan(15);
  for (const { sku, options } of FUNERALS) {
    const required = options.filter((option) => option.required).map(({ title }) => title);
    expect([sku, required]).toEqual([
      sku,
      expect.arrayContaining([
        'Name of the deceased',
        'Where it goes',
        'Name of the funeral director, church, crematorium or family',
        'Date of the funeral',
        'Time of the service',
      ]),
    ]);
    expect(options.map(({ title }) => title)).toContain('Name and telephone of the family');
    expect(JSON.stringify(options)).not.toMatch(/collect|travel/i);
  }
});

test('no tribute is reduced', () => {
  const reduced = FUNERALS.filter(
    (product) =>
      product.specialPence !== null ||
      (product.type === 'configurable' && product.variants.some(({ specialPence }) => specialPence !== null)),
  );
  expect(reduced.map(({ sku }) => sku)).toEqual([]);
});

test('nothing that is sent to an address is virtual, and every workshop has its day', () => {
  const virtual = PRODUCTS.filter(({ type }) => type === 'virtual');
  expect(virtual.length).toBeGreaterThan(5);
  // A gift card by email, whose day is that of the email.
  expect(virtual.filter(({ workshop }) => workshop === undefined).map(({ sku }) => sku)).toEqual(['GIFT-CARD-EMAIL']);
  const subscriptions = PRODUCTS.filter(({ categories }) => categories.includes('flowers/subscriptions'));
  for (const { sku, type, subscription, options } of subscriptions) {
    const asks = options.some(({ title }) => title === 'How often');
    expect([sku, type, subscription?.rhythm !== undefined || asks]).toEqual([sku, 'simple', true]);
    expect(options.some(({ kind, required }) => kind === 'date' && required)).toBe(true);
  }
});

test('flowers ask who signs the card, what to do if one is missing, and what the driver should know; a tribute does not', () => {
  const asked = (sku: string) =>
    PRODUCTS.find((product) => product.sku === sku)?.options.map(({ title }) => title) ?? [];
  const questions = ['Name on the card', 'If one of the flowers is not available', 'Note for the driver'];
  expect(asked('BOUQUET-MARKET-DAY')).toEqual([
    'Delivery date',
    'Card message',
    questions[0],
    'Add a vase',
    ...questions.slice(1),
  ]);
  expect(FUNERALS.flatMap(({ options }) => options).filter(({ title }) => questions.includes(title))).toEqual([]);
  const cards = FUNERALS.flatMap(({ options }) => options).filter(({ title }) => title === 'Card message');
  expect(new Set(cards.map(({ sku }) => sku))).toEqual(new Set(['TRIBUTE-CARD']));
});
