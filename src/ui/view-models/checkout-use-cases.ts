import type { AttachEmail } from '../../application/checkout/attach-email';
import type { ChooseShippingMethod } from '../../application/checkout/choose-shipping-method';
import type { ChoosePayment } from '../../application/checkout/choose-payment';
import type { ShippingMethods } from '../../application/checkout/shipping-methods';
import type { FollowPayment } from '../../application/checkout/follow-payment';
import type { PaymentMethods } from '../../application/checkout/payment-methods';
import type { PlaceOrder } from '../../application/checkout/place-order';
import type { SaveBilling } from '../../application/checkout/save-billing';
import type { SetDeliveryAddress } from '../../application/checkout/set-delivery-address';
import type { TraceOrder } from '../../application/checkout/trace-order';
import type { Countries } from '../../application/ports/countries';
import type { Customer } from '../../domain/customer/customer';
import type { IdentificationSession } from './checkout-identification';
import type { SavedAddressPicker } from './account/saved-address-picker';
import type { CartViewModel } from './cart-view-model';
import type { CheckoutMemory } from './checkout-draft';
import type { Schedule } from './schedule';

/** What the checkout asks of the shop; each acts on the visitor's own cart. */
export interface CheckoutUseCases {
  readonly attachEmail: AttachEmail;
  readonly setDeliveryAddress: SetDeliveryAddress;
  /** The ways of delivery for the address that is on the cart already; for a page that was loaded again. */
  readonly shippingMethods: ShippingMethods;
  readonly chooseShippingMethod: ChooseShippingMethod;
  readonly saveBilling: SaveBilling;
  readonly paymentMethods: PaymentMethods;
  readonly choosePayment: ChoosePayment;
  readonly placeOrder: PlaceOrder;
  readonly traceOrder: TraceOrder;
  /** How the payment stands that this browser was sent away for. */
  readonly followPayment: FollowPayment;
  readonly countries: Countries['all'];
  readonly country: Countries['find'];
}

/** What the checkout asks of the account of whoever is signed in. */
export interface CheckoutCustomer {
  /** Answers once the page knows whose it is. */
  isSignedIn(): Promise<boolean>;
  /** Null for a guest, and when it could not be had. */
  user(): Promise<Pick<Customer, 'firstName' | 'lastName' | 'email'> | null>;
  savedAddresses(what: 'delivery' | 'billing'): Promise<SavedAddressPicker>;
  /** By which a guest signs in, or makes an account, on the way; left out: nobody can. Rejects when the line is down. */
  session?(): Promise<IdentificationSession>;
}

export interface CheckoutDeps {
  readonly useCases: CheckoutUseCases;
  readonly cart: CartViewModel;
  readonly memory: CheckoutMemory;
  /** Leads to a path of the shop, without store prefix: `/checkout/shipping`. */
  readonly go: (path: string) => void;
  /** Leads to a whole address of somebody else's. */
  readonly leave: (address: string) => void;
  readonly schedule: Schedule;
  /** Codes of the payment methods whose money is due online, at the moment of the order. */
  readonly paidOnline: ReadonlySet<string>;
  /** Codes of those whose money is due where the flowers are brought. */
  readonly paidAtDoor: ReadonlySet<string>;
  /** Left out: everybody is a guest. */
  readonly customer?: CheckoutCustomer;
  /** Told when the visitor's sign-in does not count any more. */
  readonly onUnauthorised?: () => void;
}
