import type { DefinedRegion, MerchantReturnPolicy, OfferShippingDetails } from 'schema-dts';
import { CANCELLATION_DAYS, isCancellable, productKind } from '../../domain/catalogue/product-kind';
import type { Product } from '../../domain/catalogue/product';
import { isSentTo } from '../../domain/delivery/courier-reach';
import { type DeliveryZone, feeOfZone } from '../../domain/delivery/delivery-zone';
import { HOME, countryOfStore } from '../../domain/address/country';
import type { SiteProps } from '../site-props';
import { pageAddress } from './addresses';

/** Every zone that a product can be brought to from a store, with its fee and days on the way; `leadDays` are those to make it. */
export function shippingData(
  { schedule, locale }: SiteProps,
  { courier }: Product,
  leadDays: number,
): readonly OfferShippingDetails[] {
  if (schedule === null) return [];
  const country = countryOfStore(locale);
  const sent = courier === 'never' ? [] : schedule.courierZones.filter((zone) => isSentTo(courier, zone.country));
  const zones = country === HOME ? [...schedule.zones, ...sent] : sent.filter((zone) => zone.country === country);
  return zones.flatMap((zone) => {
    const fee = feeOfZone(zone);
    if (fee === null) return [];
    return {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: (fee.pence / 100).toFixed(2), currency: fee.currency },
      shippingDestination: regionData(zone),
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: { '@type': 'QuantitativeValue', minValue: leadDays, maxValue: leadDays + 1, unitCode: 'DAY' },
        transitTime: {
          '@type': 'QuantitativeValue',
          minValue: zone.transitDays,
          maxValue: zone.transitDays,
          unitCode: 'DAY',
        },
      },
    };
  });
}

function regionData({ country, postcodes }: DeliveryZone): DefinedRegion {
  const prefixes = postcodes.filter((code) => code !== '*');
  return {
    '@type': 'DefinedRegion',
    addressCountry: country,
    ...(prefixes.length === 0 ? {} : { postalCodePrefix: prefixes }),
  };
}

/** Whether and how long a product can be sent back. */
export function returnData(site: SiteProps, product: Product): MerchantReturnPolicy {
  const shared = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countryOfStore(site.locale),
    merchantReturnLink: pageAddress(site, '/returns'),
  } as const;
  if (!isCancellable(productKind(product)))
    return { ...shared, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...shared,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: CANCELLATION_DAYS,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  };
}
