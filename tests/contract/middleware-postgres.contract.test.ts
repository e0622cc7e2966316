import { CARTS_AND_ORDERS, contractsOnPostgres } from './postgres-harness';

contractsOnPostgres(CARTS_AND_ORDERS);
