import fc from 'fast-check';
import { toProduct } from '../../../../../src/adapters/graphql-middleware/catalogue/decode-product-detail';
import { bundleTotal, findBundleChoice, type BundlePart } from '../../../../../src/domain/catalogue/bundle';
import { aMagentoBundle, chargedByMagento, type MagentoBundle, type MagentoPart } from '../a-magento-bundle';
import { CONTEXT } from '../a-wire';

const read = (bundle: MagentoBundle) => toProduct(aMagentoBundle(bundle), [], CONTEXT, (html) => html);

/** Pence that the page shows for one bundle of these parts and quantities. */
function shown(bundle: MagentoBundle, chosen: Readonly<Record<string, number>>): number {
  const product = read(bundle);
  const parts: BundlePart[] = Object.entries(chosen).map(([choiceUid, quantity]) => ({
    questionUid: '',
    choiceUid,
    quantity,
  }));
  return bundleTotal(product.bundle ?? [], parts, 'GBP', product.bundleBase).pence;
}

const vase = { uid: 'vase', required: true, parts: [{ uid: 'glass', regular: 33.95, price: 0 }] };
const cards = {
  uid: 'cards',
  required: false,
  type: 'checkbox' as const,
  parts: [
    { uid: 'birds', regular: 3, price: 2.5 },
    { uid: 'bees', regular: 4, price: 10, isPercent: true },
  ],
};
const ribbon = {
  uid: 'ribbon',
  required: true,
  parts: [
    { uid: 'silk', regular: 5, price: 10, isPercent: true, quantity: 2 },
    { uid: 'jute', regular: 2, price: 8, quantity: 3 },
  ],
};

describe('what a bundle of Magento costs on its page', () => {
  test.each<[string, MagentoBundle, Readonly<Record<string, number>>, number]>([
    ['its own price, whatever the parts cost alone', { price: 60, items: [vase] }, { glass: 1 }, 6000],
    ['surcharges and percentages of its own price', { price: 60, items: [vase, cards] }, { birds: 1, bees: 2 }, 7450],
    ['a required part at its quantity', { price: 60, items: [ribbon] }, { silk: 2 }, 7200],
    ['a percentage off price and surcharges', { price: 60, specialPercent: 85, items: [ribbon] }, { jute: 3 }, 7140],
    ['no required part', { price: 60, specialPercent: 90, items: [cards] }, { birds: 2 }, 5850],
    ['the parts', { items: [vase, cards] }, { glass: 1, bees: 2 }, 4195],
    ['the parts with a percentage off', { specialPercent: 85, items: [vase, cards] }, { glass: 1, birds: 3 }, 3651],
    ['optional parts with a percentage off', { specialPercent: 70, items: [cards] }, { birds: 1, bees: 1 }, 490],
    [
      'reduced parts with a percentage off',
      { specialPercent: 75, items: [{ ...vase, parts: [{ uid: 'glass', regular: 40, final: 30 }] }, cards] },
      { glass: 1, birds: 1 },
      2475,
    ],
    ['a part off by half a per cent', { specialPercent: 87.5, items: [vase] }, { glass: 2 }, 5942],
    [
      'what is in stock',
      {
        price: 20,
        specialPercent: 50,
        items: [
          {
            uid: 'rose',
            required: true,
            parts: [
              { uid: 'red', regular: 1, price: 1, inStock: false },
              { uid: 'pink', regular: 1, price: 3 },
            ],
          },
        ],
      },
      { pink: 1 },
      1150,
    ],
  ])('S3-25 %s', (_what, bundle, chosen, pence) => {
    expect([shown(bundle, chosen), chargedByMagento(bundle, chosen)]).toEqual([pence, pence]);
  });

  test('S3-25 a part of a reduced bundle has the price before, and what it adds', () => {
    const { bundle } = read({ specialPercent: 50, items: [vase] });
    expect(findBundleChoice(bundle ?? [], 'glass')?.price).toMatchObject({
      regular: { pence: 3395 },
      special: { pence: 1698 },
    });
  });

  test('a bundle whose least price is that of other parts is not taken for a reduced one', () => {
    const reduced = { ...vase, parts: [{ uid: 'glass', regular: 40, final: 30 }] };
    const product = toProduct(
      { ...aMagentoBundle({ items: [reduced] }), price_range: aMagentoBundle({ items: [cards] }).price_range },
      [],
      CONTEXT,
      (html) => html,
    );
    expect(findBundleChoice(product.bundle ?? [], 'glass')?.price.special?.pence).toBe(3000);
  });

  test.each([null, [], [null]])(
    'a bundle whose items are %j is shown without parts, and nothing can be added',
    (bundle_items) => {
      for (const dynamic_price of [true, false, null]) {
        const product = toProduct(
          { ...aMagentoBundle({ price: 60, items: [vase] }), bundle_items, dynamic_price },
          [],
          CONTEXT,
          (html) => html,
        );
        expect(product.bundle).toEqual([]);
        expect(product.price.regular.pence).toBe(6000);
      }
    },
  );

  test('options that are a percentage are one of the price of the bundle, not of its parts', () => {
    const options = [
      {
        __typename: 'CustomizableCheckboxOption',
        uid: 'wrap',
        title: 'Wrap',
        checkbox: [{ uid: 'paper', title: 'Paper', price: 10, price_type: 'PERCENT' }],
      },
    ];
    const wire = { ...aMagentoBundle({ price: 60, specialPercent: 50, items: [ribbon] }), options };
    expect(toProduct(wire, [], CONTEXT, (html) => html).customizableOptions).toMatchObject([
      { values: [{ price: { kind: 'fixed', pence: 300 } }] },
    ]);
  });

  test('the price of a bundle has what its required options add', () => {
    const text = { __typename: 'CustomizableFieldOption', uid: 'name', title: 'Name', required: true };
    const options = [{ ...text, field: { price: 5, price_type: 'FIXED', max_characters: null } }];
    const wire = { ...aMagentoBundle({ price: 65, items: [vase] }), options };
    expect(toProduct(wire, [], CONTEXT, (html) => html).bundleBase).toBe(6000);
  });

  test('S3-25 is what the cart charges, for any parts, percentages and quantities', () => {
    const pounds = fc.integer({ min: 500, max: 20_000 }).map((pence) => pence / 100);
    const part = (uid: string): fc.Arbitrary<MagentoPart> =>
      fc
        .record({
          uid: fc.constant(uid),
          regular: pounds,
          off: fc.constantFrom(0, 0, 10, 33),
          price: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.constantFrom(0.99, 12.5, 7.25)),
          isPercent: fc.boolean(),
          quantity: fc.integer({ min: 1, max: 4 }),
        })
        .map(({ off, ...rest }) => ({ ...rest, final: Math.round(rest.regular * (100 - off)) / 100 }));
    const bundle = fc.record(
      {
        price: fc.integer({ min: 1000, max: 20_000 }).map((pence) => pence / 100),
        specialPercent: fc.integer({ min: 30, max: 99 }),
        items: fc.tuple(
          fc.record({ uid: fc.constant('a'), required: fc.boolean(), parts: fc.tuple(part('a1'), part('a2')) }),
          fc.record({ uid: fc.constant('b'), required: fc.boolean(), parts: fc.tuple(part('b1')) }),
        ),
      },
      { requiredKeys: ['items'] },
    );
    const chosen = fc.dictionary(fc.constantFrom('a1', 'a2', 'b1'), fc.integer({ min: 1, max: 5 }), { minKeys: 1 });
    fc.assert(
      fc.property(bundle, chosen, (given, parts) => {
        expect(shown(given, parts)).toBe(chargedByMagento(given, parts));
      }),
    );
  });
});
