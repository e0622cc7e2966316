import type { ShopDatabase } from '../../database/shop-database';
import { COUNTRIES, CURRENCIES, type SeedCoupon, STORES } from '../shop/stores';
import { DELIVERY_ZONES, PAYMENT_METHODS, SHIPPING_METHODS } from '../shop/delivery';
import { HOME } from '../../commerce/delivery/delivery-zones';
import { BLOCKS, PAGES } from '../shop/pages';
import { insertRows } from './product-rows';

async function loadPlaces(database: ShopDatabase): Promise<void> {
  await insertRows(
    database,
    'countries',
    COUNTRIES.map(({ code, name, localName }, position) => ({
      code,
      name_english: name,
      name_local: localName,
      position,
    })),
  );
  const regions = COUNTRIES.flatMap((country) =>
    Object.entries(country.regions).map(([code, name]) => ({ country_code: country.code, code, name })),
  );
  await insertRows(
    database,
    'regions',
    regions.map((region, index) => ({ id: index + 1, ...region })),
  );
}

async function loadMethods(database: ShopDatabase): Promise<void> {
  const methods = SHIPPING_METHODS.map((method, index) => ({ id: index + 1, method }));
  await insertRows(
    database,
    'shipping_methods',
    methods.map(({ id, method }) => ({
      id,
      carrier_code: method.carrier,
      carrier_title: method.carrierTitle,
      method_code: method.method,
      method_title: method.methodTitle,
      position: id,
      by_zone: method.byZone === true ? (1 as const) : (0 as const),
      from_minutes: method.fromMinutes ?? null,
      until_minutes: method.untilMinutes ?? null,
    })),
  );
  await insertRows(
    database,
    'shipping_prices',
    methods.flatMap(({ id, method }) =>
      Object.entries(method.prices).map(([country_code, pence]) => ({ method_id: id, country_code, pence })),
    ),
  );
  await insertRows(
    database,
    'payment_methods',
    PAYMENT_METHODS.map((method, position) => ({ ...method, position })),
  );
}

async function loadZones(database: ShopDatabase): Promise<void> {
  await insertRows(
    database,
    'delivery_zones',
    DELIVERY_ZONES.map(
      ({ code, carrier, country, title, feePence, weekdays, cutOffMinutes, transitDays }, position) => ({
        code,
        carrier_code: carrier,
        country_code: country ?? HOME,
        title,
        fee_pence: feePence,
        weekdays,
        cut_off_minutes: cutOffMinutes,
        transit_days: transitDays,
        position,
      }),
    ),
  );
  await insertRows(
    database,
    'delivery_zone_postcodes',
    DELIVERY_ZONES.flatMap(({ code, postcodes }) => postcodes.map((postcode) => ({ postcode, zone_code: code }))),
  );
}

/** A coupon's row, without uses. */
export function couponRow(coupon: SeedCoupon) {
  return {
    code: coupon.code,
    label: coupon.label,
    kind: coupon.pence === undefined ? ('percent' as const) : ('fixed' as const),
    percent: coupon.percent,
    pence: coupon.pence ?? 0,
    least_pence: coupon.leastPence ?? 0,
    most_uses: coupon.mostUses ?? null,
    most_uses_each: coupon.mostUsesEach ?? null,
    starts_at: coupon.startsAt ?? null,
    ends_at: coupon.endsAt ?? null,
  };
}

async function loadPages(database: ShopDatabase): Promise<void> {
  await insertRows(
    database,
    'cms_pages',
    PAGES.map(({ identifier, title, heading, content, metaDescription }) => ({
      identifier,
      title,
      content_heading: heading,
      content,
      meta_title: title,
      meta_description: metaDescription,
    })),
  );
  await insertRows(database, 'cms_blocks', BLOCKS);
}

/** Seeds everything that is not the catalogue: stores, currencies, countries, delivery, payment, coupons. */
export async function loadStore(database: ShopDatabase, coupons: readonly SeedCoupon[]): Promise<void> {
  await insertRows(
    database,
    'currencies',
    CURRENCIES.map((currency, position) => ({ ...currency, position })),
  );
  await insertRows(
    database,
    'stores',
    STORES.map(({ linkPath, ...store }, index) => ({
      id: index + 1,
      ...store,
      link_path: linkPath,
      position: index,
      is_default: index === 0 ? (1 as const) : (0 as const),
    })),
  );
  await loadPages(database);
  await loadPlaces(database);
  await loadMethods(database);
  await loadZones(database);
  await insertRows(database, 'coupons', coupons.map(couponRow));
}
