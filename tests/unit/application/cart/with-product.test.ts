import { withProduct } from '../../../../src/application/cart/with-product';
import type { Product } from '../../../../src/domain/catalogue/product';
import { ok, refuse, type Result } from '../../../../src/domain/shared/result';
import { aProduct } from '../../../builders/a-product';
import { aShop } from '../../../builders/a-shop';

type Reason = { readonly kind: 'sold-out' } | { readonly kind: 'lost' };

const COPY = aProduct({ sku: 'TULIPS', name: 'A copy' });
const SOLD_OUT: Result<never, Reason> = refuse({ kind: 'sold-out' });
const LOST: Result<never, Reason> = refuse({ kind: 'lost' });

/** Works with TULIPS; `first` is the result of the first work. */
async function work(known: Product | null, first: Result<string, Reason>) {
  const { catalogue, wire } = aShop();
  const names: string[] = [];
  const result = await withProduct(
    { catalogue, knownProduct: () => known },
    { sku: 'TULIPS' },
    async ({ name }) => (names.push(name) === 1 ? first : ok('second')),
    ({ kind }: Reason) => kind === 'sold-out',
  );
  return { result, names, calls: wire.calls };
}

test('works with the copy and reads nothing', async () => {
  expect(await work(COPY, ok('first'))).toEqual({ result: ok('first'), names: ['A copy'], calls: [] });
});

test('reads the product without a copy, and returns what the rules refuse', async () => {
  const found = { names: ['Name of TULIPS'], calls: ['catalogue.product'] };
  expect(await work(null, ok('first'))).toEqual({ result: ok('first'), ...found });
  expect(await work(null, SOLD_OUT)).toEqual({ result: SOLD_OUT, ...found });
});

test('reads the product when the rules refuse by the copy', async () => {
  expect(await work(COPY, SOLD_OUT)).toEqual({
    result: ok('second'),
    names: ['A copy', 'Name of TULIPS'],
    calls: ['catalogue.product'],
  });
});

test('does not repeat what may have been sent', async () => {
  expect(await work(COPY, LOST)).toEqual({ result: LOST, names: ['A copy'], calls: [] });
});
