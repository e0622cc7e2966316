import type { ShopDatabase } from '../../database/shop-database';
import { type GiftCardEmails, sendDueGiftCards } from './send-gift-cards';

/** ms between checks for cards whose day has come. */
const INTERVAL = 15_000;

interface GiftCardWorkerSettings {
  readonly emails: GiftCardEmails;
  /** Epoch ms. */
  readonly now: () => number;
  /** Sends what is in the outbox. */
  readonly mail: { processOutbox(): void };
  readonly log: (message: string) => void;
}

/**
 * Sends gift cards on their days, one round after the other. `wake` sends what an order has queued, and the cards it bought,
 * at once.
 */
export function startGiftCardWorker(database: ShopDatabase, settings: GiftCardWorkerSettings) {
  const { emails, now, mail, log } = settings;
  let running: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    if ((await sendDueGiftCards(database, emails, now())) > 0) mail.processOutbox();
  };
  const wake = (): void => {
    mail.processOutbox();
    running = running.then(round).catch((fault: unknown) => log(`Gift cards could not be sent: ${String(fault)}`));
  };
  wake();
  const timer = setInterval(wake, INTERVAL);
  timer.unref();
  const stop = async (): Promise<void> => {
    clearInterval(timer);
    await running;
  };
  return { wake, stop };
}
