import type { RestDays } from '../../../domain/delivery/rest-days';
import { Static } from '../../server-parts';
import type { SiteProps } from '../../site-props';
import { homeTexts } from '../../texts/en/layout/home';
import { Icon } from '../shared/Icon';
import { ServerOnly } from '../shared/ServerOnly';

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
export function Promises({ site, restDays }: PromisesProps) {
  return (
    <ul className="promises" aria-label={homeTexts.promises}>
      <li className="promise" data-ages="">
        <Icon name="clock" />
        <ServerOnly as="span" id="order-promise">
          {process.env.NEXT_RUNTIME !== '' && <Static.OrderPromise site={site} restDays={restDays} />}
        </ServerOnly>
      </li>
      {PROMISES.map(([icon, words]) => (
        <li key={icon} className="promise">
          <Icon name={icon} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
