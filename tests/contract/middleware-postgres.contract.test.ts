import { type PostgresServer, POSTGRES_START, startPostgres } from '../postgres/postgres-server';
import { everyContract } from './every-contract';
import { openMiddlewareOnBackend } from './middleware-backend.harness';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, POSTGRES_START);
afterAll(() => server.stop());

everyContract('middleware and backend on PostgreSQL', async () => openMiddlewareOnBackend(await server.newDatabase()));
