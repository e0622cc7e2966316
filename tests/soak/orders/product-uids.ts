import { PRODUCT } from '../../../src/adapters/graphql-middleware/catalogue/product-documents';
import type { WireGuest } from '../../browser/wire';

type Uids = ReadonlyMap<string, string>;

type WireValues = readonly { readonly uid: string; readonly title: string }[];

interface WireOption {
  readonly uid: string;
  readonly title: string;
  readonly dropdown?: WireValues;
  readonly radio?: WireValues;
  readonly checkbox?: WireValues;
  readonly multiple?: WireValues;
}

const known = new Map<string, Promise<Uids>>();

/** uids of a product's options by title and of values by `option: value`; each product is requested once. */
export function uidsOfProduct(guest: WireGuest, sku: string): Promise<Uids> {
  const key = `${guest.shop} ${sku}`;
  const uids = known.get(key) ?? readUids(guest, sku);
  known.set(key, uids);
  return uids;
}

async function readUids(guest: WireGuest, sku: string): Promise<Uids> {
  const { body } = await guest.call('customQuery', { query: PRODUCT, queryVariables: { sku } });
  const found = body?.data?.products as { items: readonly { options?: readonly WireOption[] }[] } | undefined;
  const [product] = found?.items ?? [];
  if (product === undefined) throw new Error(`${sku} could not be looked at`);
  return new Map(
    (product.options ?? []).flatMap(({ uid, title, ...kinds }) => [
      [title, uid] as const,
      ...[kinds.dropdown, kinds.radio, kinds.checkbox, kinds.multiple]
        .flatMap((values) => values ?? [])
        .map((value) => [`${title}: ${value.title}`, value.uid] as const),
    ]),
  );
}
