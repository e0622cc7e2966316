import type { SiteProps } from '../../site-props';
import { wordPromise } from '../../texts/en/delivery-promise';
import { homeTexts } from '../../texts/en/home';
import { Icon } from '../shared/Icon';

/** When an order placed now arrives, and two promises that hold for every order. */
export function Promises({ site: { promise, locale } }: { readonly site: Pick<SiteProps, 'promise' | 'locale'> }) {
  const promises = [
    ['clock', wordPromise(promise, locale)],
    ['sprig', homeTexts.byHand],
    ['pen', homeTexts.card],
  ] as const;
  return (
    <ul className="promises" aria-label={homeTexts.promises}>
      {promises.map(([icon, words]) => (
        <li key={icon} className="promise">
          <Icon name={icon} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
