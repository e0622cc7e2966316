import { ok, refuse } from '../shared/result';
import { closureCommand, closuresCommand } from './closure-commands';
import { couponCommand, couponsCommand } from './coupon-commands';
import { giftCardCommand, giftCardsCommand } from './gift-card-commands';
import type { AdminContext, AdminResult, AdminCommand } from './admin-command';
import { enquiriesCommand, enquiryCommand } from './enquiry-commands';
import { deliveryCommand } from './delivery-commands';
import { hoursCommand } from './hours-command';
import { MOVE_HELP } from './move-shop';
import { orderCommand, ordersCommand } from './order-commands';
import { paymentsCommand } from './payment-commands';
import { customersCommand } from './people-commands';
import { productCommand, productsCommand, seasonsCommand } from './product-commands';
import { reviewCommand, reviewsCommand } from './review-commands';
import { synonymCommand, synonymsCommand } from './synonym-commands';
import { printable } from './table';

/** All commands, in the order of the help. */
const COMMANDS: readonly AdminCommand[] = [
  ordersCommand,
  orderCommand,
  productsCommand,
  productCommand,
  seasonsCommand,
  synonymsCommand,
  synonymCommand,
  couponsCommand,
  couponCommand,
  giftCardsCommand,
  giftCardCommand,
  closuresCommand,
  closureCommand,
  hoursCommand,
  deliveryCommand,
  paymentsCommand,
  reviewsCommand,
  reviewCommand,
  enquiriesCommand,
  enquiryCommand,
  customersCommand,
];

function usage(): string {
  const lines = [...COMMANDS.flatMap(({ help }) => help), ...MOVE_HELP];
  const width = Math.max(...lines.map(([typed]) => typed.length));
  const entries = lines.map(([typed, does]) =>
    typed.startsWith(' ')
      ? `                    ${typed.padEnd(width)}  ${does}`
      : `  npm run florist -- ${typed.padEnd(width)}  ${does}`,
  );
  return ['Commands for the florist. They work while the shop runs.', '', ...entries].join('\n');
}

/**
 * Runs one command. A refusal is a message for the florist; invalid arguments return the help as a refusal, and `help`
 * returns it as the result.
 */
export async function runAdminCommand(admin: AdminContext, [name, ...words]: readonly string[]): Promise<AdminResult> {
  if (name === 'help' && words.length === 0) return ok(usage());
  const command = COMMANDS.find((one) => one.name === name);
  const result = (await command?.run(admin, words)) ?? refuse(usage());
  return result.ok ? ok(printable(result.value)) : refuse(printable(result.reason));
}
