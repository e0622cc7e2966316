import type { FlashMessage } from '../../../../domain/notifications/notice';
import type { KnownStatus, OrderStatus } from '../../../../domain/orders/order-status';
import { unreachable } from '../../../../domain/shared/result';
import type { Shortfall, ShortfallReason } from '../../../../domain/cart/merge-shortfalls';

const statuses: Readonly<Record<KnownStatus, string>> = {
  pending: 'Received',
  'pending-payment': 'Waiting for payment',
  confirmed: 'Confirmed',
  processing: 'Being made',
  'on-hold': 'On hold',
  shipped: 'On its way',
  complete: 'Complete',
  cancelled: 'Cancelled',
  closed: 'Closed',
};

/** Account notices. */
export const accountNotices = {
  registrationError: 'Registration error',
  confirmationTitle: 'Registration confirmation',
  confirmation: 'You must confirm your account. Please check your email for the confirmation link.',
  accountTitle: 'User Account',
  profileSaved: 'Your details were saved.',
  emailSent: (email: string) =>
    `Your details were saved. Please follow the link in our email to ${email}; until then you sign in with your old address.`,
  passwordSaved: 'Your password was changed.',
  newsletterSaved: 'Your newsletter choice was saved.',
  addressesTitle: 'Addresses',
  addressSaved: 'The address was saved.',
  addressRemoved: 'The address was deleted.',
} as const;

/** Texts of flash messages. */
export function flashMessageText(notice: FlashMessage): string {
  switch (notice) {
    case 'not-authorised':
      return 'You are not authorized, please log in.';
    case 'cart-reduced':
      return mergedCartTexts.reduced;
    default:
      return unreachable(notice);
  }
}

/** Order status; an unknown status of the backend is shown as it is. */
export function accountStatusMessage(status: OrderStatus): string {
  return status.kind === 'other' ? status.title : statuses[status.kind];
}

/** Told at a sign-in that added a guest's cart to the customer's. */
export const mergedCartTexts = {
  title: 'Please check your cart',
  reduced: 'Not everything that you chose before signing in is in your cart.',
  nameless: 'One item',
  rest: 'We have kept the rest, and will try again when you open your cart.',
  reducedBy: (names: readonly string[]): string =>
    names.length === 0
      ? mergedCartTexts.reduced
      : `${mergedCartTexts.reduced} Missing, or fewer than you chose: ${names.join(', ')}.`,
} as const;

const whyNot: Readonly<Record<ShortfallReason, string>> = {
  'sold-out': 'we do not have enough of it.',
  'not-sold': 'we do not sell it at the moment.',
  refused: 'could not be added.',
  later: 'not in your cart yet. We have kept it, and will try again when you open your cart.',
};

/** One product a line. */
export function shortfallsMessage(shortfalls: readonly Shortfall[]): string {
  const lines = shortfalls.map(({ name, wanted, kept, why }) => {
    if (name === '' && why === 'later') return mergedCartTexts.rest;
    const what = name === '' ? mergedCartTexts.nameless : name;
    if (why !== undefined || kept === 0) return `${what}: ${whyNot[why ?? 'refused']}`;
    return `${what}: ${kept} instead of ${wanted}.`;
  });
  return [mergedCartTexts.reduced, ...lines].join('\n');
}
