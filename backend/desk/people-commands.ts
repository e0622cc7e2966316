import { ok } from '../commerce/result';
import { customersAsTable } from './customers';
import type { DeskCommand } from './desk-command';

const MOST_CUSTOMERS = 500;

export const customersCommand: DeskCommand = {
  name: 'customers',
  help: [['customers', 'the newest customers']],
  run: async ({ database }, words) => (words.length > 0 ? null : ok(await customersAsTable(database, MOST_CUSTOMERS))),
};
