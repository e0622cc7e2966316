import type { AggregateOffer, Offer, Product as ProductData } from 'schema-dts';
import { isSoldOut } from '../../domain/catalogue/availability';
import { isBrought, isKeptFrom, type Product } from '../../domain/catalogue/product';
import { shownGallery } from '../../domain/catalogue/configurable';
import type { Money } from '../../domain/pricing/money';
import { currentPrice } from '../../domain/catalogue/options/price-rules';
import { isStartingPrice } from '../../domain/catalogue/starting-price';
import { countryOfStore } from '../../domain/address/country';
import type { SiteProps } from '../site-props';
import { pageAddress, pictureAddress } from './addresses';
import { returnData, shippingData } from './shipping-data';

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
  const shippingDetails = isBrought(product.type) ? shippingData(site, product, leadDays) : [];
  return {
    ...(shippingDetails.length === 0 ? {} : { shippingDetails }),
    hasMerchantReturnPolicy: returnData(site, product),
  };
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
