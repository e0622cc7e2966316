import { SHOP_CONTACT } from '../store/shop-contact';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';

/**
 * What an email address or a network has too much of: orders paid later within the hour, payment pages open at once, pieces of
 * a product held by unpaid orders, or hours for which it has held stock without paying.
 */
export type UnpaidLimit = 'unpaid-orders' | 'open-payments' | 'held-pieces' | 'held-time';

const REASONS: Readonly<Record<UnpaidLimit, string>> = {
  'unpaid-orders': 'Too many orders without payment within the hour. Please pay this one now',
  'open-payments':
    'Too many orders are waiting at the payment page. Please pay for one of them, or cancel it on its payment page',
  'held-pieces':
    'Your unpaid orders hold almost all that is left of a product. Please pay for one of them or cancel it on its payment page',
  'held-time': 'Too many orders were not paid for',
};

const MINUTE = 60_000;
const WHEN = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** The refusal of an order beyond a limit; `until`: epoch ms from when it may be placed, null if no time is known. */
export function unpaidLimitReached(limit: UnpaidLimit, until: number | null): ShopRefusal {
  const wait = until === null ? '' : `, order again from ${WHEN.format(Math.ceil(until / MINUTE) * MINUTE)}`;
  return {
    ...badInput(`Unable to place order: ${REASONS[limit]}${wait}, or call us: ${SHOP_CONTACT.phone}.`),
    unpaidLimit: { limit, until: until === null ? null : new Date(until).toISOString() },
  };
}
