import { ok } from '../shared/result';
import { removeDemoCustomers } from '../seed/demo-customers';
import { customersAsTable } from './customers';
import type { AdminCommand } from './admin-command';

const MAX_CUSTOMERS = 500;

export const customersCommand: AdminCommand = {
  name: 'customers',
  help: [
    ['customers', 'the newest customers'],
    ['customers remove-demo', 'removes the demo customers with their orders, before the shop goes live'],
  ],
  run: async ({ database, now }, [word, ...more]) => {
    if (word === undefined) return ok(await customersAsTable(database, MAX_CUSTOMERS));
    if (word !== 'remove-demo' || more.length > 0) return null;
    const { customers, orders, keptOrders } = await removeDemoCustomers(database, now);
    const kept = keptOrders === 0 ? '' : ` Kept for the gift cards they bought: ${keptOrders}.`;
    return ok(`Removed: ${customers} demo customers and ${orders} orders of theirs.${kept}`);
  },
};
