import type { CardMessages, CardOccasion } from '../../domain/catalogue/options/card-options';
import { line, lines, maps, type Attributes } from './entry-fields';

const MAX_OCCASIONS = 20;
const MAX_MESSAGES = 12;
/** Characters that a card holds. */
const MAX_CHARACTERS = 200;

/** The entry `card-messages`: `gifts` and `tributes`, each a list of occasions. */
export function toCardMessages({ gifts, tributes }: Attributes): CardMessages {
  return { gift: toOccasions(gifts), tribute: toOccasions(tributes) };
}

/** Occasions without a label, or without a message that fits a card, are left out. */
function toOccasions(value: unknown): readonly CardOccasion[] {
  return maps(value)
    .map(({ label, messages }) => ({
      label: line(label),
      messages: lines(messages)
        .filter((text) => [...text].length <= MAX_CHARACTERS)
        .slice(0, MAX_MESSAGES),
    }))
    .filter(({ label, messages }) => label !== '' && messages.length > 0)
    .slice(0, MAX_OCCASIONS);
}
