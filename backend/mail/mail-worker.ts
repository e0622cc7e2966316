import type { ShopDatabase } from '../database/shop-database';
import type { OutboxEmail, SendEmail } from './mail-transport';

const MINUTE = 60_000;
/** ms between checks for due retries. */
const POLL_INTERVAL = 15_000;
const MAX_WAIT = 6 * 60 * MINUTE;
/** ms that a claimed email is left to its worker; longer than any mail server takes. */
const CLAIM_DURATION = 5 * MINUTE;

/** ms to wait after a number of failures: one minute, two, four, up to six hours. */
export function waitAfter(attempts: number): number {
  return Math.min(MAX_WAIT, MINUTE * 2 ** (attempts - 1));
}

export interface MailWorkerSettings {
  readonly database: ShopDatabase;
  readonly send: SendEmail;
  /** Epoch ms of the real clock: emails are also sent when `DEMO_NOW` stops the shop's clock. */
  readonly clock: () => number;
  readonly log: (message: string) => void;
}

/**
 * Claims the next due email, so that no other worker sends it meanwhile. If this worker crashes, it becomes due again
 * after CLAIM_DURATION.
 */
async function claimDue(database: ShopDatabase, now: number): Promise<OutboxEmail | null> {
  for (;;) {
    const due = await database
      .selectFrom('outbox')
      .selectAll()
      .where('sent_at', 'is', null)
      .where('next_try_at', '<=', new Date(now).toISOString())
      .orderBy('next_try_at')
      .orderBy('id')
      .executeTakeFirst();
    if (due === undefined) return null;
    const taken = await database
      .updateTable('outbox')
      .set({ next_try_at: new Date(now + CLAIM_DURATION).toISOString() })
      .where('id', '=', due.id)
      .where('next_try_at', '=', due.next_try_at)
      .where('sent_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (taken !== undefined) return due;
  }
}

async function recordFailure(
  { database, clock, log }: MailWorkerSettings,
  message: OutboxEmail,
  fault: unknown,
): Promise<void> {
  const attempts = message.attempts + 1;
  const reason = fault instanceof Error ? fault.message : String(fault);
  const next = new Date(clock() + waitAfter(attempts)).toISOString();
  await database
    .updateTable('outbox')
    .set({ attempts, next_try_at: next, last_error: reason.slice(0, 500) })
    .where('id', '=', message.id)
    .execute();
  log(`The email ${message.reference} could not be sent (attempt ${attempts}): ${reason}`);
}

/**
 * Sends all due emails, one after the other; returns their number. An email is marked as sent only afterwards: a
 * crash in between sends it twice, but never loses it.
 */
export async function sendDueEmails(
  settings: MailWorkerSettings,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const { database, send, clock } = settings;
  let sent = 0;
  while (!isStopped()) {
    const message = await claimDue(database, clock());
    if (message === null) break;
    try {
      await send(message);
    } catch (fault) {
      await recordFailure(settings, message, fault);
      continue;
    }
    const sent_at = new Date(clock()).toISOString();
    // Links that grant access are deleted, so that they cannot be read from the database later.
    const wiped = message.is_secret === 1 ? { text: '', html: '' } : {};
    await database
      .updateTable('outbox')
      .set({ sent_at, last_error: null, ...wiped })
      .where('id', '=', message.id)
      .execute();
    sent += 1;
  }
  return sent;
}

export interface MailWorker {
  /** Call it when there is something new in the outbox. */
  processOutbox(): void;
  /** Resolves after the current email. */
  stop(): Promise<void>;
}

/** Sends emails as they are queued and retries failed ones. Starts with what an earlier process left in the outbox. */
export function startMailWorker(settings: MailWorkerSettings): MailWorker {
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await sendDueEmails(settings, () => stopped);
    } while (again && !stopped);
  };
  const processOutbox = (): void => {
    if (stopped) return;
    again = true;
    running ??= run()
      .catch((bug: unknown) => settings.log(`The outbox could not be read: ${String(bug)}`))
      .finally(() => {
        running = null;
        if (again) processOutbox();
      });
  };
  const timer = setInterval(processOutbox, POLL_INTERVAL);
  timer.unref();
  processOutbox();
  return {
    processOutbox,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
