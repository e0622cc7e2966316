import type { RestDays } from '../../../domain/delivery/rest-days';
import type { SiteProps } from '../../site-props';
import { dayNotes, wordCutOff } from '../../texts/en/delivery/day-notes';
import { wordPromise } from '../../texts/en/delivery/delivery-promise';
import { dayInWords } from '../shared/day-in-words';

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
  if (promise === null || restDays === null) return wordPromise(promise, locale);
  const { closedWeekdays, restsOnBankHolidays, closure } = restDays;
  return [
    wordCutOff(promise, locale),
    dayNotes.restDays(closedWeekdays, restsOnBankHolidays),
    ...(closure === null
      ? []
      : [dayNotes.closure(dayInWords(closure.from, locale), dayInWords(closure.to, locale), closure.reason)]),
  ].join(' ');
}
