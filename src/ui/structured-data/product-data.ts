import type { AggregateOffer, Offer, Product as ProductData } from 'schema-dts';
import { isSoldOut } from '../../domain/catalogue/availability';
import type { Product } from '../../domain/catalogue/product';
import { shownGallery } from '../../domain/catalogue/shown-gallery';
import type { Money } from '../../domain/pricing/money';
import { currentPrice } from '../../domain/pricing/price-rules';
import { isStartingPrice } from '../../domain/pricing/starting-price';
import type { SiteProps } from '../site-props';
import { pageAddress, pictureAddress } from './addresses';

/** What a product page says of price, stock and rating, as search engines read it. */
export function productData(site: SiteProps, product: Product): ProductData {
  const { rating } = product;
  const pictures = shownGallery(product);
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    description: product.metaDescription ?? product.name,
    ...(pictures.length === 0 ? {} : { image: pictures.map((picture) => pictureAddress(site, picture)) }),
    brand: { '@type': 'Brand', name: 'Posy' },
    ...(product.price.isUnknown === true ? {} : { offers: offerData(site, product) }),
    ...(rating.count === 0
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.stars, reviewCount: rating.count } }),
  };
}

type Offered = Pick<Product, 'type' | 'price' | 'availability' | 'path' | 'offers'>;

/** One price, or the lowest and the highest of what can be chosen. */
function offerData(site: SiteProps, product: Offered): Offer | AggregateOffer {
  const { price, availability, path, offers } = product;
  const now = currentPrice(price);
  const shared = {
    url: pageAddress(site, path),
    priceCurrency: now.currency,
    availability: isSoldOut(availability) ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
  } as const;
  if (offers.length > 1) {
    const prices = offers.map((offer) => currentPrice(offer.price)).sort((one, other) => one.pence - other.pence);
    const [least = now] = prices;
    const highPrice = amount(prices.at(-1) ?? now);
    return { '@type': 'AggregateOffer', ...shared, lowPrice: amount(least), highPrice, offerCount: offers.length };
  }
  if (!isStartingPrice(product, price)) return { '@type': 'Offer', ...shared, price: amount(now) };
  const highPrice = price.maximum === null ? {} : { highPrice: amount(price.maximum) };
  return { '@type': 'AggregateOffer', ...shared, lowPrice: amount(now), ...highPrice };
}

/** `29.95` */
function amount({ pence }: Money): string {
  return (pence / 100).toFixed(2);
}
