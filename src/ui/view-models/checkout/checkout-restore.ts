import type { Cart } from '../../../domain/cart/cart';
import { canOpenStep, type CheckoutProgress, type CheckoutStep } from '../../../domain/checkout/steps';
import { isCollected } from '../../../domain/delivery/delivery-method';
import { isSamePhone, ownPhone } from '../../../domain/address/address';
import { EMPTY_ACCOUNT } from '../../forms/account-values';
import { EMPTY_ADDRESS, fromCartAddress } from '../../forms/address-values';
import { trimmed } from '../../forms/form-values';
import type { AccountStep } from './account-step';
import type { BillingStep } from './billing-step';
import { NO_PROGRESS, type CheckoutDraft } from './checkout-draft';
import type { DeliveryStep } from './delivery-step';
import type { PaymentStatus } from '../../../application/checkout/follow-payment';
import { unreachable } from '../../../domain/shared/result';
import type { OrderPlacing, PlacedStage } from './order-placing';

interface TypedSteps {
  readonly account: AccountStep;
  readonly delivery: DeliveryStep;
  readonly billing: BillingStep;
}

/**
 * Fills the steps from the stored draft, otherwise from the cart, and returns the steps that still count as saved: of a
 * cart that another tab has brought to the payment all that it has.
 * An address that neither has begins with `countryCode`. With a different cart the steps start again and entered values
 * are kept; values being edited win and are unsaved.
 */
export function restoreSteps(
  { account, delivery, billing }: TypedSteps,
  draft: CheckoutDraft | null,
  cart: Cart,
  countryCode: string,
): CheckoutProgress {
  const stored = (address: Cart['billingAddress']) =>
    address === null ? { ...EMPTY_ADDRESS, countryCode } : fromCartAddress(address);
  account.form.restore(
    draft?.account ?? {
      ...EMPTY_ACCOUNT,
      firstName: cart.billingAddress?.firstName ?? '',
      lastName: cart.billingAddress?.lastName ?? '',
      email: cart.email ?? '',
      phone: cart.billingAddress?.phone ?? '',
    },
  );
  const { deliveryAddress: to, billingAddress: payer } = cart;
  const recipient = isCollected(cart.delivery) ? null : to && { ...to, phone: ownPhone(to, payer) };
  delivery.address.form.restore(draft?.recipient ?? stored(recipient));
  billing.address.form.restore(draft?.billing ?? stored(payer && { ...payer, phone: '' }));
  if (draft !== null) billing.restoreSame(draft.sameAsDelivery);
  const done = draft === null ? progressOf(cart) : draft.cartId === cart.id ? draft.progress : NO_PROGRESS;
  return {
    userAccount: done.userAccount && !account.form.isTouched && /(?:\d\D*){7}/.test(account.form.values.phone),
    shipping: done.shipping && !delivery.address.form.isTouched,
    billing: done.billing && !billing.address.form.isTouched,
  };
}

/** The step to complete first, or null when `step` may be opened. */
export function stepBefore(step: CheckoutStep, progress: CheckoutProgress, cart: Cart | null): CheckoutStep | null {
  const isVirtual = cart?.isVirtual ?? false;
  // Virtual carts have no delivery step.
  if (step === 'shipping' && isVirtual) return 'billing';
  // A cart without a shipping method cannot be ordered, whatever was saved earlier.
  const isDelivered = progress.shipping && (cart?.delivery ?? null) !== null;
  const may = canOpenStep(step, { ...progress, shipping: isVirtual || isDelivered });
  return may === true ? null : may.goTo;
}

/** Another tab has finished: a cart with a billing address has come to the payment before. */
function progressOf({ email, deliveryAddress, delivery, billingAddress }: Cart): CheckoutProgress {
  if (email === null || billingAddress === null) return NO_PROGRESS;
  return { userAccount: true, shipping: deliveryAddress !== null && delivery !== null, billing: true };
}

/** The customer is usually the payer. */
export function suggestPayer({ account, billing }: Pick<TypedSteps, 'account' | 'billing'>): void {
  const { form } = billing.address;
  const { firstName, lastName } = account.form.values;
  if (form.values.firstName !== '' || form.values.lastName !== '') return;
  form.restore({ ...form.values, firstName, lastName });
}

/**
 * The step after the customer details. If the customer now has another number than the addresses of the cart, those that
 * have it are sent again.
 */
export function afterAccount({ account, delivery, billing }: TypedSteps, cart: Cart | null): CheckoutStep {
  const { phone } = trimmed(account.form.values);
  const isOutdated = (address: Cart['billingAddress']) => address !== null && !isSamePhone(address.phone, phone);
  const isRecipients = delivery.address.form.values.phone.trim() !== '' || (delivery.saved?.pickedId ?? null) !== null;
  if (!isRecipients && isOutdated(cart?.deliveryAddress ?? null)) delivery.startAgain();
  if (isOutdated(cart?.billingAddress ?? null)) billing.sendAgain();
  return cart?.isVirtual === true ? 'billing' : 'shipping';
}

/**
 * Resumes a redirect payment. `over`: there is none, or it failed, and the steps can be opened. `waits`: it is
 * pending, so only the link to its payment is shown. A placed order is complete, or is paid as instructed.
 */
export function resumePayment(
  placing: OrderPlacing,
  { cartId, payment }: PaymentStatus,
): 'over' | 'waits' | PlacedStage {
  if (payment === null || cartId === null) return 'over';
  switch (payment.kind) {
    case 'given-up':
    case 'refund-due':
      placing.showUnpaid(payment);
      return 'over';
    case 'paid':
      return { kind: 'placed', number: payment.orderNumber };
    case 'awaited':
      return { kind: 'placed', number: payment.orderNumber, instructions: payment.instructions };
    case 'due':
      placing.awaitPayment(cartId, payment.orderNumber, payment.payAt);
      return 'waits';
    case 'settling':
      placing.resume(cartId, null);
      return 'waits';
    default:
      return unreachable(payment);
  }
}
