import { ok, refuse } from '../shared/result';
import { type MoveRefusal, moveShop } from './move-shop';
import type { AdminResult, AdminCommand } from './admin-command';
import { asTable } from './table';

const NUMBERS: ReadonlySet<number> = new Set([1]);

export const MOVE_HELP: AdminCommand['help'] = [
  ['move', 'copies the shop of DATA_DIR into the empty PostgreSQL of DATABASE_URL'],
];

function wordRefusal(refusal: MoveRefusal, dataDir: string): string {
  switch (refusal) {
    case 'no-shop':
      return `There is no shop in ${dataDir} to move.`;
    case 'running':
      return `The shop in ${dataDir} is running: stop it first, so that no order is left behind.`;
    case 'target-not-empty':
      return 'The database of DATABASE_URL is not empty.';
  }
}

/**
 * Copies the shop of a data folder to PostgreSQL. Not part of the command table, whose commands work on one database.
 */
export async function move(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string | null },
  now: number,
): Promise<AdminResult> {
  if (databaseUrl === null) return refuse('Set DATABASE_URL to the PostgreSQL database to move to.');
  const moved = await moveShop({ dataDir, databaseUrl }, now);
  if (!moved.ok) return refuse(wordRefusal(moved.reason, dataDir));
  const rows = moved.value.map(({ name, rows: count }) => [name, String(count)]);
  return ok(
    [
      asTable(['Table', 'Rows'], rows, NUMBERS),
      '',
      `Everything was copied. Start the shop with this DATABASE_URL, and keep ${dataDir} for its pictures and emails.`,
      'The file in it is as it was; orders taken in it from now on stay behind.',
    ].join('\n'),
  );
}
