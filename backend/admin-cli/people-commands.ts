import { ok } from '../commerce/result';
import { customersAsTable } from './customers';
import type { AdminCommand } from './admin-command';

const MAX_CUSTOMERS = 500;

export const customersCommand: AdminCommand = {
  name: 'customers',
  help: [['customers', 'the newest customers']],
  run: async ({ database }, words) => (words.length > 0 ? null : ok(await customersAsTable(database, MAX_CUSTOMERS))),
};
