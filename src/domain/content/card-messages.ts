import type { CardKind } from '../catalogue/options/card-options';

/** Messages that suit an occasion, each short enough for a card. */
export interface CardOccasion {
  readonly label: string;
  readonly messages: readonly string[];
}

/** Ideas for the words on a card, by its kind. */
export type CardMessages = Readonly<Record<CardKind, readonly CardOccasion[]>>;
