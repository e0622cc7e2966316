import { homeTexts } from '../../texts/en/home';
import { Icon } from '../shared/Icon';

const PROMISES = [
  ['clock', homeTexts.byTwo],
  ['sprig', homeTexts.byHand],
  ['pen', homeTexts.card],
] as const;

/** Three promises that hold for every order. */
export function Promises() {
  return (
    <ul className="promises" aria-label={homeTexts.promises}>
      {PROMISES.map(([icon, words]) => (
        <li key={icon} className="promise">
          <Icon name={icon} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
