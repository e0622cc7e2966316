import { productTexts } from '../../texts/en/product';

export interface CardPreviewProps {
  /** As it is typed. */
  readonly text: string;
}

/** Up to so many characters the writing is large; beyond, it shrinks as a hand does that runs out of card. */
const SHORT = 60;

/** The card that goes with the flowers. It repeats what stands in the field, so it is for the eyes alone. */
export function CardPreview({ text }: CardPreviewProps) {
  const words = text.trim();
  if (words === '') return null;
  return (
    <figure className="card-preview" aria-hidden="true">
      <blockquote className={words.length > SHORT ? 'card-hand card-hand-small' : 'card-hand'}>{words}</blockquote>
      <figcaption className="hint">{productTexts.cardCaption}</figcaption>
    </figure>
  );
}
