import './shared-postgres';

/** Jest's global teardown beside shared-postgres.ts. */
export default async function stopSharedPostgres(): Promise<void> {
  await globalThis.sharedPostgres?.stop();
}
