import { atTheDesk } from './desk/at-the-desk';
import { loadEnv } from './load-env';
import { openExistingShop } from './open-shop';
import { readSettings } from './settings';

/** Does one thing at the desk; answers the exit code. */
async function main(words: readonly string[]): Promise<number> {
  loadEnv();
  const read = readSettings(process.env);
  if (!read.ok) {
    for (const fault of read.faults) console.error(fault);
    return 1;
  }
  const { dataDir, databaseUrl } = read.settings;
  const database = await openExistingShop({ dataDir, databaseUrl });
  if (database === null) {
    console.error(
      `There is no shop in ${databaseUrl ? 'DATABASE_URL' : dataDir} yet: start it once with npm run shop.`,
    );
    return 1;
  }
  try {
    const answer = await atTheDesk({ database, now: read.settings.now() }, words);
    if (answer.ok) console.log(answer.value);
    else console.error(answer.reason);
    return answer.ok ? 0 : 1;
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
