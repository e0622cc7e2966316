import { runAdminCommand } from './admin-cli/run-admin-command';
import type { AdminResult } from './admin-cli/admin-command';
import { move } from './admin-cli/move-shop';
import { loadEnv } from './settings/load-env';
import { openExistingShop } from './seed/open-shop';
import type { ShopDatabase } from './database/shop-database';
import { orderEmails } from './mail/queue-order-emails';
import type { StripeShop } from './payment/stripe/settle-session';
import { connectStripe, type StripeSettings } from './payment/stripe/stripe-connection';
import { type BackendSettings, DEFAULT_FLORIST_EMAIL, readSettings } from './settings/settings';

function print(result: AdminResult): number {
  if (result.ok) console.log(result.value);
  else console.error(result.reason);
  return result.ok ? 0 : 1;
}

/** Emails that a command queues are sent by the running shop. */
async function stripeShop(
  database: ShopDatabase,
  settings: BackendSettings,
  keys: StripeSettings,
): Promise<StripeShop> {
  return {
    database,
    stripe: await connectStripe(keys, settings.siteUrl),
    emails: orderEmails({
      floristEmail: settings.floristEmail ?? DEFAULT_FLORIST_EMAIL,
      siteUrl: new URL('/', settings.siteUrl).href,
    }),
    now: settings.now,
    onEmailQueued: () => undefined,
    log: (message) => console.error(message),
  };
}

/** Runs one command; returns the exit code. */
async function main(words: readonly string[]): Promise<number> {
  loadEnv();
  const read = readSettings(process.env);
  if (!read.ok) {
    for (const fault of read.faults) console.error(fault);
    return 1;
  }
  const { dataDir, databaseUrl = null, now } = read.settings;
  if (words[0] === 'move' && words.length === 1) return print(await move({ dataDir, databaseUrl }, now()));
  const database = await openExistingShop({ dataDir, databaseUrl });
  if (database === null) {
    console.error(
      databaseUrl === null
        ? `There is no shop in ${dataDir} yet: start it once with npm run shop.`
        : 'There is no shop in DATABASE_URL yet: start it once with npm run shop, or move one there.',
    );
    return 1;
  }
  try {
    const stripe = read.settings.stripe ? await stripeShop(database, read.settings, read.settings.stripe) : null;
    return print(await runAdminCommand({ database, now: now(), ...(stripe && { stripe }) }, words));
  } finally {
    await database.destroy();
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (fault: unknown) => {
    console.error(fault instanceof Error ? fault.message : String(fault));
    process.exit(1);
  },
);
