import { readOrder } from '../commerce/order/placed-order';
import { ok, refuse } from '../commerce/result';
import type { DeskCommand } from './desk-command';
import { listOrders } from './order-list';
import { orderAsText, ordersAsTable } from './order-tables';

const MOST_ORDERS = 200;
const NUMBER_LENGTH = 9;

export const ordersCommand: DeskCommand = {
  name: 'orders',
  help: [['orders', 'the latest orders, the newest first']],
  run: async ({ database }, words) =>
    words.length > 0 ? null : ok(ordersAsTable(await listOrders(database, MOST_ORDERS))),
};

export const orderCommand: DeskCommand = {
  name: 'order',
  help: [['order NUMBER', 'one order in full']],
  run: async ({ database }, [number, ...more]) => {
    if (number === undefined || more.length > 0) return null;
    const order = await readOrder(database, number.padStart(NUMBER_LENGTH, '0'));
    return order === null ? refuse(`There is no order ${number}.`) : ok(orderAsText(order));
  },
};
