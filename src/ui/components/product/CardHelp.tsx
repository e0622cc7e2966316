import '../../theme/lazy/card-preview.module.css';
import type { CardKind } from '../../../domain/catalogue/options/card-options';
import { CardIdeas } from './CardIdeas';
import { CardPreview } from './CardPreview';

export interface CardHelpProps {
  /** Id of the textarea. */
  readonly fieldId: string;
  /** Null: the kind of card is unknown, so there are no ideas for it. */
  readonly kind: CardKind | null;
  readonly text: string;
  /** Called after the textarea was changed. */
  readonly onPick: () => void;
}

/** Help with writing a card: ideas for it, and how it will look. */
export function CardHelp({ fieldId, kind, text, onPick }: CardHelpProps) {
  return (
    <>
      {kind !== null && <CardIdeas fieldId={fieldId} kind={kind} onPick={onPick} />}
      <CardPreview text={text} />
    </>
  );
}
