import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { GiftCardDesk } from './gift-card-desk';
import { GIFT_CARD_SEED, orderGiftCard } from './gift-card-shop';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING } from './running-shop';

/** What a shop had before: a card for each unit of every order, paid or not. */
const cardOf = (order: string, unit: number, pence: number, email: string, voided: string) => `
  INSERT INTO gift_cards (order_id, unit, pence, recipient_name, recipient_email, send_on, voided_at)
  VALUES ((SELECT id FROM orders WHERE number = '${order}'), ${unit}, ${pence}, 'Eve', '${email}', '2026-10-05', ${voided})`;

onBothDatabases((openShop) => {
  test('a shop made before keeps what unpaid orders buy, and the cards of paid ones', async () => {
    const settings = { practiceBank: true };
    const first = await openShop(settings, GIFT_CARD_SEED);
    const { dataDir, databaseUrl } = first;
    const before = first.connect();
    const old = new GiftCardDesk(first, before, () => MONDAY_MORNING);
    const { code } = await old.cardOf50();
    const [unpaid, over] = [await orderGiftCard(first), await orderGiftCard(first)];
    for (const statement of [
      'DROP TABLE ordered_gift_cards',
      `DELETE FROM migrations WHERE name = '0048-gift-cards-when-paid'`,
      cardOf(unpaid, 0, 5_000, 'a@example.org', 'NULL'),
      cardOf(unpaid, 1, 2_000, 'b@example.org', 'NULL'),
      cardOf(unpaid, 2, 2_000, 'b@example.org', 'NULL'),
      cardOf(over, 0, 5_000, 'c@example.org', `'2026-10-05T09:00:00.000Z'`),
    ])
      await sql.raw(statement).execute(before);
    await first.backend.close();
    await before.destroy();

    const second = await openShop({ ...settings, dataDir, databaseUrl }, GIFT_CARD_SEED);
    const database = second.connect();
    const desk = new GiftCardDesk(second, database, () => MONDAY_MORNING);
    expect(await desk.balanceOf(code)).toBe(50);
    expect([await desk.cardsOf(unpaid), await desk.cardsOf(over)]).toEqual([[], []]);
    await desk.admin(`order ${unpaid} paid`);
    const cards = await desk.cardsOf(unpaid);
    expect(cards.map(({ unit, balance, recipient_email: to }) => [unit, balance, to])).toEqual([
      [0, 5_000, 'a@example.org'],
      [1, 2_000, 'b@example.org'],
      [2, 2_000, 'b@example.org'],
    ]);
    await database.destroy();
    await second.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }, 120_000);
});
