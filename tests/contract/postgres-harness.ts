import { type PostgresServer, POSTGRES_START, startPostgres } from '../postgres/postgres-server';
import { everyContract, type ContractName } from './every-contract';
import { openMiddlewareOnBackend } from './middleware-backend-harness';

/** Runs contracts through the middleware on a backend with a PostgreSQL database. */
export function contractsOnPostgres(names: readonly ContractName[]): void {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, POSTGRES_START);
  afterAll(() => server.stop());
  const open = async () => openMiddlewareOnBackend(await server.newDatabase());
  everyContract('middleware and backend on PostgreSQL', open, names);
}

/** The contracts that `npm test` runs on PostgreSQL as well: everything else reads and writes in the same way. */
export const CARTS_AND_ORDERS: readonly ContractName[] = [
  'carts',
  'cartRefusals',
  'cartOptions',
  'cartMerges',
  'cartMoney',
  'customerCarts',
  'orders',
];
