import '../../theme/lazy/card-preview.module.css';
import type { CardKind } from '../../../domain/catalogue/options/card-options';
import { CardIdeas } from './CardIdeas';
import { CardPreview } from './CardPreview';

export interface CardHelpProps {
  /** Of the textarea. */
  readonly fieldId: string;
  /** Null: nothing is known of the card, so there are no ideas for it. */
  readonly kind: CardKind | null;
  readonly text: string;
  /** Called after the textarea was changed. */
  readonly onPick: () => void;
}

/** What helps to write a card: ideas for it, and how it will look. */
export function CardHelp({ fieldId, kind, text, onPick }: CardHelpProps) {
  return (
    <>
      {kind !== null && <CardIdeas fieldId={fieldId} kind={kind} onPick={onPick} />}
      <CardPreview text={text} />
    </>
  );
}
