import type { Selectable } from 'kysely';
import { hashGiftCardCode } from '../commerce/gift-card/gift-card-code';
import { voidGiftCards } from '../commerce/order/issue-gift-cards';
import { shopTimeAt } from '../commerce/delivery/calendar-day';
import { ok, refuse } from '../shared/result';
import type { GiftCardTables } from '../database/gift-card-tables';
import { inTransaction } from '../database/transaction';
import { poundsOf } from '../commerce/pricing/money';
import type { AdminCommand, AdminContext, AdminResult } from './admin-command';
import { asTable } from './table';

type Card = Selectable<GiftCardTables['gift_cards']> & { readonly number: string };

const MAX_CARDS = 200;
const HEADINGS = ['Card', 'Order', 'For', 'Email', 'Value', 'Left', 'Voided', 'Goes on', 'Good until', 'State'];
const NUMBERS: ReadonlySet<number> = new Set([0, 4, 5, 6]);

function stateOf(card: Card, now: number): string {
  if (card.voided_at !== null) return 'void';
  if (card.expires_at !== null && card.expires_at <= new Date(now).toISOString()) return 'expired';
  return card.sent_at === null ? 'to be sent' : `ends ${card.code_end ?? ''}`;
}

function asRow(card: Card, now: number): readonly string[] {
  return [
    String(card.id),
    card.number,
    card.recipient_name,
    card.recipient_email,
    poundsOf(card.pence),
    poundsOf(card.balance),
    card.voided_pence === 0 ? '' : poundsOf(card.voided_pence),
    card.send_on,
    card.expires_at === null ? '' : shopTimeAt(Date.parse(card.expires_at)).day,
    stateOf(card, now),
  ];
}

const cards = ({ database }: AdminContext) =>
  database
    .selectFrom('gift_cards')
    .innerJoin('orders', 'orders.id', 'gift_cards.order_id')
    .selectAll('gift_cards')
    .select('orders.number');

async function list(admin: AdminContext): Promise<AdminResult> {
  const rows = await cards(admin).orderBy('gift_cards.id', 'desc').limit(MAX_CARDS).execute();
  return ok(
    rows.length === 0
      ? 'No gift cards yet.'
      : asTable(
          HEADINGS,
          rows.map((card) => asRow(card, admin.now)),
          NUMBERS,
        ),
  );
}

/** A card by its number in the list, or by its code. */
async function find(admin: AdminContext, typed: string): Promise<Card | null> {
  const isNumber = /^\d{1,9}$/.test(typed);
  const found = isNumber
    ? cards(admin).where('gift_cards.id', '=', Number(typed))
    : cards(admin).where('code_hash', '=', hashGiftCardCode(typed));
  return (await found.executeTakeFirst()) ?? null;
}

async function show(admin: AdminContext, { id }: Pick<Card, 'id'>): Promise<AdminResult> {
  const card = await find(admin, String(id));
  if (card === null) return refuse(`There is no gift card ${id}.`);
  const uses = await admin.database
    .selectFrom('gift_card_uses')
    .innerJoin('orders', 'orders.id', 'gift_card_uses.order_id')
    .select(['orders.number', 'gift_card_uses.pence', 'gift_card_uses.returned_at'])
    .where('card_id', '=', id)
    .orderBy('gift_card_uses.id')
    .execute();
  const spent = uses.map(({ number, pence, returned_at }) =>
    returned_at === null
      ? `${poundsOf(pence)} spent on order ${number}`
      : `${poundsOf(pence)} for order ${number}, and returned`,
  );
  return ok([asTable(HEADINGS, [asRow(card, admin.now)], NUMBERS), ...spent].join('\n'));
}

async function resend(admin: AdminContext, card: Card): Promise<AdminResult> {
  const { numUpdatedRows } = await admin.database
    .updateTable('gift_cards')
    .set({ sent_at: null, code_hash: null, code_end: null })
    .where('id', '=', card.id)
    .where('sent_at', 'is not', null)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n
    ? ok(`The shop sends gift card ${card.id} to ${card.recipient_email} again. The old code no longer works.`)
    : refuse(`Gift card ${card.id} cannot be sent again: it is ${stateOf(card, admin.now)}.`);
}

async function makeVoid(admin: AdminContext, card: Card): Promise<AdminResult> {
  const voided = await inTransaction<number, never>(admin.database, async (transaction) =>
    ok(await voidGiftCards(transaction, { cardId: card.id }, admin.now)),
  );
  return voided.ok && voided.value > 0 ? show(admin, card) : refuse(`Gift card ${card.id} is void already.`);
}

export const giftCardsCommand: AdminCommand = {
  name: 'gift-cards',
  help: [['gift-cards', 'the latest gift cards, and what is left on them']],
  run: async (admin, words) => (words.length > 0 ? null : list(admin)),
};

export const giftCardCommand: AdminCommand = {
  name: 'gift-card',
  help: [
    ['gift-card CARD', 'one card by its number or its code, and what it paid'],
    ['  resend', 'sends it again, with a new code instead of the old one'],
    ['  void', 'takes off what is left; give the money back yourself if it is owed'],
  ],
  run: async (admin, [typed, verb, ...more]) => {
    if (typed === undefined || more.length > 0) return null;
    const card = await find(admin, typed);
    // The code is not repeated: terminals keep what they show.
    if (card === null) return refuse('There is no such gift card.');
    if (verb === undefined) return show(admin, card);
    if (verb === 'resend') return resend(admin, card);
    return verb === 'void' ? makeVoid(admin, card) : null;
  },
};
