import type { SiteProps } from '../../site-props';
import { wordPromise } from '../../texts/en/delivery/delivery-promise';

/** When an order placed now arrives. */
export function OrderPromise({ site: { promise, locale } }: { readonly site: Pick<SiteProps, 'promise' | 'locale'> }) {
  return wordPromise(promise, locale);
}
