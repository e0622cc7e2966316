import type { AppliedGiftCard } from '../../../domain/cart/gift-card';
import type { MemoryGiftCard } from '../in-memory-store-data';

const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Gift cards and what is left on them. The cart shows the code masked, with its last four signs. */
export class MemoryGiftCards {
  private readonly cards = new Map<string, MemoryGiftCard>();

  constructor(cards: readonly MemoryGiftCard[]) {
    for (const card of cards) this.add(card);
  }

  add(card: MemoryGiftCard): void {
    this.cards.set(masked(card.code), card);
  }

  /** The card of a code as it was sent. */
  find(code: string): MemoryGiftCard | null {
    const card = this.cards.get(masked(code));
    return card !== undefined && plain(card.code) === plain(code) ? card : null;
  }

  /** Divides an amount over the cards of a cart, in their order. */
  cover(masks: readonly string[], pence: number, currency: string): readonly AppliedGiftCard[] {
    let left = pence;
    return masks.flatMap((code) => {
      const card = this.cards.get(code);
      if (card === undefined || card.pence === 0) return [];
      const applied = Math.min(left, card.pence);
      left -= applied;
      const money = (amount: number) => ({ pence: amount, currency });
      return [{ code, applied: money(applied), balance: money(card.pence), expiresOn: card.expiresOn }];
    });
  }

  /** Takes what an order was covered with. */
  take(applied: readonly AppliedGiftCard[]): void {
    for (const { code, applied: share } of applied) {
      const card = this.cards.get(code);
      if (card !== undefined) this.cards.set(code, { ...card, pence: card.pence - share.pence });
    }
  }
}

export function masked(code: string): string {
  return `****-${plain(code).slice(-4)}`;
}
