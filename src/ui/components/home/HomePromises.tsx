import { HOME, countryOfStore } from '../../../domain/address/country';
import type { RestDays } from '../../../domain/delivery/shop-schedule';
import type { SiteProps } from '../../site-props';
import { homeTexts } from '../../texts/en/layout/home';
import { OwnIcon } from '../shared/OwnIcon';
import { cutOffText, promiseText } from '../../texts/en/delivery/shop-times';
import { closedDaysText } from '../../texts/en/delivery/shop-words';

interface PromisesProps {
  readonly site: Pick<SiteProps, 'promise' | 'locale' | 'country'>;
  /** Null while the florist's days are unknown. */
  readonly restDays: RestDays | null;
}

/** When an order placed now arrives, and two promises that hold for every order. */
export function HomePromises({ site, restDays }: PromisesProps) {
  const brought = countryOfStore(site.locale) === HOME ? homeTexts.byHand : homeTexts.sentAbroad(site.country);
  const promises = [
    ['sprig', brought],
    ['pen', homeTexts.card],
  ] as const;
  return (
    <ul className="promises" aria-label={homeTexts.promises}>
      <li className="promise" data-ages="">
        <OwnIcon name="clock" />
        <OrderPromise site={site} restDays={restDays} />
      </li>
      {promises.map(([icon, words]) => (
        <li key={icon} className="promise">
          <OwnIcon name={icon} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

interface OrderPromiseProps {
  readonly site: Pick<SiteProps, 'promise' | 'locale'>;
  /** Null while the florist's days are unknown. */
  readonly restDays: RestDays | null;
}

/** When an order placed now arrives, until when it has to be placed, and the days without deliveries. */
function OrderPromise({ site: { promise, locale }, restDays }: OrderPromiseProps) {
  return <span id="order-promise">{wordOrderPromise(promise, restDays, locale)}</span>;
}

function wordOrderPromise(promise: SiteProps['promise'], restDays: RestDays | null, locale: string): string {
  if (promise === null || restDays === null) return promiseText(promise, locale);
  return `${cutOffText(promise, locale)} ${closedDaysText(restDays, locale)}`;
}
