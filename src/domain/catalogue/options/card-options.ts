import type { CustomizableOption } from './customizable-option';

/** SKUs by which the florist marks the card of a gift, that of a tribute, and the name below a gift's message. */
const GIFT = 'CARD-MESSAGE';
const TRIBUTE = 'TRIBUTE-CARD';
const NAME = 'CARD-NAME';

export type CardKind = 'gift' | 'tribute';

/** The kind of card that the answer is written on; null for any other question. */
export function cardKind(option: CustomizableOption): CardKind | null {
  if (!('sku' in option)) return null;
  if (option.sku === GIFT) return 'gift';
  return option.sku === TRIBUTE ? 'tribute' : null;
}

/** Whether the answer is the sender's name on the card; an anonymous gift has none. */
export function isNameOnCard(option: CustomizableOption): boolean {
  return 'sku' in option && option.sku === NAME;
}

/** Messages that suit an occasion, each short enough for a card. */
export interface CardOccasion {
  readonly label: string;
  readonly messages: readonly string[];
}

/** Ideas for the words on a card, by its kind. */
export type CardMessages = Readonly<Record<CardKind, readonly CardOccasion[]>>;
