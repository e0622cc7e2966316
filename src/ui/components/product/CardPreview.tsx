import '../../theme/lazy/card-preview.module.css';
import { cardCaption } from '../../texts/en/product/product-words';

export interface CardPreviewProps {
  readonly text: string;
}

/** Up to this many characters the text is large; longer texts are smaller. */
const SHORT = 60;

/** Preview of the card message. It repeats the field, so it is hidden from screen readers. */
export function CardPreview({ text }: CardPreviewProps) {
  const words = text.trim();
  if (words === '') return null;
  return (
    <figure className="card-preview" aria-hidden="true">
      <blockquote className={words.length > SHORT ? 'card-hand card-hand-small' : 'card-hand'}>{words}</blockquote>
      <figcaption className="hint">{cardCaption}</figcaption>
    </figure>
  );
}
