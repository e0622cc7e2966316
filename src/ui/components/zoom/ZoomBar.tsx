import { pictureTexts } from '../../texts/en/pictures';
import { Icon } from '../shared/Icon';

interface ZoomBarProps {
  /** Index of the shown picture, from 0. */
  readonly index: number;
  readonly count: number;
  readonly name: string;
  readonly onTurn: (index: number) => void;
  readonly onClose: () => void;
}

/** Which picture it is, the ones beside it, and the way out. */
export function ZoomBar({ index, count, name, onTurn, onClose }: ZoomBarProps) {
  const last = count - 1;
  return (
    <div className="zoom-bar">
      <button
        type="button"
        className="zoom-button zoom-back"
        aria-label={pictureTexts.before}
        disabled={index === 0}
        hidden={last === 0}
        onClick={() => onTurn(index - 1)}
      >
        <Icon name="down" />
      </button>
      <p className="zoom-count" aria-live="polite">
        <span className="sr-only">{pictureTexts.pictureOf(name, index + 1, count)}</span>
        {last > 0 && <span aria-hidden="true">{pictureTexts.pictureCount(index + 1, count)}</span>}
      </p>
      <button
        type="button"
        className="zoom-button zoom-on"
        aria-label={pictureTexts.after}
        disabled={index === last}
        hidden={last === 0}
        onClick={() => onTurn(index + 1)}
      >
        <Icon name="down" />
      </button>
      <button type="button" className="zoom-button zoom-close" aria-label={pictureTexts.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
