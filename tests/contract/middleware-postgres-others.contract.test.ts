import { allBut } from './every-contract';
import { CARTS_AND_ORDERS, contractsOnPostgres } from './postgres-harness';

contractsOnPostgres(allBut(CARTS_AND_ORDERS));
