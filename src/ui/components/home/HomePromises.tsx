import type { RestDays } from '../../../domain/delivery/rest-days';
import type { SiteProps } from '../../site-props';
import { homeTexts } from '../../texts/en/layout/home';
import { OwnIcon } from '../shared/OwnIcon';
import { OrderPromise } from './OrderPromise';

const PROMISES = [
  ['sprig', homeTexts.byHand],
  ['pen', homeTexts.card],
] as const;

interface PromisesProps {
  readonly site: Pick<SiteProps, 'promise' | 'locale'>;
  /** Null while the florist's days are unknown. */
  readonly restDays: RestDays | null;
}

/** When an order placed now arrives, and two promises that hold for every order. */
export function HomePromises({ site, restDays }: PromisesProps) {
  return (
    <ul className="promises" aria-label={homeTexts.promises}>
      <li className="promise" data-ages="">
        <OwnIcon name="clock" />
        <OrderPromise site={site} restDays={restDays} />
      </li>
      {PROMISES.map(([icon, words]) => (
        <li key={icon} className="promise">
          <OwnIcon name={icon} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
