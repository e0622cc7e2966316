import type {
  AggregateOffer,
  Offer,
  Product as ProductData,
  DefinedRegion,
  MerchantReturnPolicy,
  OfferShippingDetails,
} from 'schema-dts';
import { isSoldOut } from '../../domain/catalogue/availability';
import { isBrought, isKeptFrom, type Product } from '../../domain/catalogue/product';
import { shownGallery } from '../../domain/catalogue/configurable';
import type { Money } from '../../domain/pricing/money';
import { currentPrice } from '../../domain/catalogue/options/price-rules';
import { isStartingPrice } from '../../domain/catalogue/starting-price';
import { countryOfStore, HOME } from '../../domain/address/country';
import { countryOfAddress } from '../../domain/address/country-of-address';
import { isGiftCardByEmail } from '../../domain/catalogue/options/gift-card-options';
import type { SiteProps } from '../site-props';
import { pageAddress, pictureAddress } from './florist-data';
import { CANCELLATION_DAYS, isCancellable, productKind } from '../../domain/catalogue/product-kind';
import { isSentTo } from '../../domain/delivery/courier-reach';
import { type DeliveryZone, feeOfZone } from '../../domain/delivery/delivery-zone';

/** A product page's price, stock, delivery, returns and rating; `leadDays` are the working days to make it. */
export function productData(site: SiteProps, product: Product, leadDays: number): ProductData {
  const { rating } = product;
  const pictures = shownGallery(product);
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    description: product.metaDescription ?? product.name,
    ...(pictures.length === 0 ? {} : { image: pictures.map((picture) => pictureAddress(site, picture)) }),
    brand: { '@type': 'Brand', name: 'Posy' },
    ...(product.price.isUnknown === true
      ? {}
      : { offers: { ...offerData(site, product), ...termsData(site, product, leadDays) } }),
    ...(rating.count === 0
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.stars, reviewCount: rating.count } }),
  };
}

/** One price, or the lowest and the highest of what can be chosen. */
export function offerData(site: SiteProps, product: Product): Offer | AggregateOffer {
  const { price, path, variants } = product;
  const now = currentPrice(price);
  const shared = {
    url: pageAddress(site, path),
    priceCurrency: now.currency,
    availability: stockOf(site, product),
  } as const;
  const sold = variants.filter(({ availability }) => !isSoldOut(availability));
  if (sold.length > 1) {
    const prices = sold.map((offer) => currentPrice(offer.price)).sort((one, other) => one.pence - other.pence);
    const [least = now] = prices;
    const highPrice = amount(prices.at(-1) ?? now);
    return { '@type': 'AggregateOffer', ...shared, lowPrice: amount(least), highPrice, offerCount: sold.length };
  }
  if (!isStartingPrice(product, price)) return { '@type': 'Offer', ...shared, price: amount(now) };
  return { '@type': 'AggregateOffer', ...shared, lowPrice: amount(now) };
}

/** How it comes and goes back. */
function termsData(
  site: SiteProps,
  product: Product,
  leadDays: number,
): Pick<Offer, 'shippingDetails' | 'hasMerchantReturnPolicy'> {
  const shippingDetails = isSent(product) ? shippingData(site, product, leadDays) : [];
  return {
    ...(shippingDetails.length === 0 ? {} : { shippingDetails }),
    hasMerchantReturnPolicy: returnData(site, product),
  };
}

/** Whether it comes as a parcel or by the van; a guide and a gift card by email do not. */
function isSent({ type, customizableOptions }: Product): boolean {
  return isBrought(type) && !isGiftCardByEmail(customizableOptions);
}

/** A product that is not sent to the store's country can still be collected. */
function stockOf({ locale }: SiteProps, product: Product) {
  if (isSoldOut(product.availability)) return 'https://schema.org/OutOfStock';
  return isKeptFrom(product, countryOfStore(locale)) ? 'https://schema.org/InStoreOnly' : 'https://schema.org/InStock';
}

/** `29.95` */
function amount({ pence }: Money): string {
  return (pence / 100).toFixed(2);
}

/** Every zone that a product can be brought to from a store, with its fee and days on the way; `leadDays` are those to make it. */
function shippingData(
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
    return regionsOf(zone).map((shippingDestination) => ({
      '@type': 'OfferShippingDetails' as const,
      shippingRate: { '@type': 'MonetaryAmount', value: amount(fee), currency: fee.currency },
      shippingDestination,
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
    }));
  });
}

/** The places of a zone, country by country: Guernsey, Jersey and the Isle of Man have British postcodes and are countries of their own. */
function regionsOf({ country, postcodes }: DeliveryZone): readonly DefinedRegion[] {
  const prefixes = postcodes.filter((code) => code !== '*');
  if (prefixes.length === 0) return [{ '@type': 'DefinedRegion', addressCountry: country }];
  const countryOf = (postcode: string): string => countryOfAddress({ countryCode: country, postcode });
  return [...new Set(prefixes.map(countryOf))].map((addressCountry) => ({
    '@type': 'DefinedRegion',
    addressCountry,
    postalCodePrefix: prefixes.filter((code) => countryOf(code) === addressCountry),
  }));
}

const RETURN_BY_MAIL = {
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
} as const;

/** Whether and how long a product can be sent back. */
function returnData(site: SiteProps, product: Product): MerchantReturnPolicy {
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
    ...(isSent(product) ? RETURN_BY_MAIL : { returnFees: 'https://schema.org/FreeReturn' }),
  };
}
