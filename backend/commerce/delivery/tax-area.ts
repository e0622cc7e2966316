import type { ShopDatabase } from '../../database/shop-database';
import { COLLECTION_CARRIER } from './carriers';
import { readPostcode } from './postcode';
import { EXPORT_VAT, SHIPPING_VAT } from '../pricing/cart-totals';

/** In a tax area of all others. */
const ANY = '*';

/** The title of the tax of goods that leave the UK; storefronts know it by this. */
export const NO_UK_VAT = 'No UK VAT';

interface Shipping {
  readonly carrier_code: string;
}

interface Place {
  readonly country_code: string;
  readonly postcode: string | null;
}

/** Whether goods that are sent to a place leave the UK's VAT area (VAT Notice 703): by its postcode area, else its country. */
export async function isOutsideUk(
  database: ShopDatabase,
  { country_code: country, postcode }: Place,
): Promise<boolean> {
  const read = readPostcode(postcode ?? '');
  const areas = [...(read.ok ? [read.value.area] : []), ANY];
  const found = await database
    .selectFrom('tax_areas')
    .selectAll()
    .where('country_code', 'in', [country, ANY])
    .where('postcode_area', 'in', areas)
    .execute();
  const entry = [country, ANY]
    .flatMap((one) => areas.map((area) => [one, area] as const))
    .flatMap(([one, area]) => found.find((row) => row.country_code === one && row.postcode_area === area) ?? [])[0];
  return entry?.has_vat === 0;
}

const isCollected = (shipping: Shipping | null): boolean => shipping?.carrier_code === COLLECTION_CARRIER;

/** The VAT rate of a shipping method to a place that is outside the UK or not. */
export const shippingVatOf = (shipping: Shipping, isOutside: boolean): number =>
  isOutside && !isCollected(shipping) ? EXPORT_VAT : SHIPPING_VAT;

/**
 * Whether the goods of a cart leave the UK. Collected goods do not, wherever they are taken then; before a place is known, it is
 * the UK.
 */
export async function leavesUk(
  database: ShopDatabase,
  place: Place | null,
  shipping: Shipping | null,
): Promise<boolean> {
  if (place === null || isCollected(shipping)) return false;
  return isOutsideUk(database, place);
}
