import type { RestDays } from '../../../domain/delivery/shop-schedule';
import type { SiteProps } from '../../site-props';
import { cutOffText } from '../../texts/en/delivery/cut-off';
import { promiseText } from '../../texts/en/delivery/delivery-promise';
import { closedDaysText } from '../../texts/en/delivery/shop-words';

interface OrderPromiseProps {
  readonly site: Pick<SiteProps, 'promise' | 'locale'>;
  /** Null while the florist's days are unknown. */
  readonly restDays: RestDays | null;
}

/** When an order placed now arrives, until when it has to be placed, and the days without deliveries. */
export function OrderPromise({ site: { promise, locale }, restDays }: OrderPromiseProps) {
  return <span id="order-promise">{wordOrderPromise(promise, restDays, locale)}</span>;
}

function wordOrderPromise(promise: SiteProps['promise'], restDays: RestDays | null, locale: string): string {
  if (promise === null || restDays === null) return promiseText(promise, locale);
  return `${cutOffText(promise, locale)} ${closedDaysText(restDays, locale)}`;
}
