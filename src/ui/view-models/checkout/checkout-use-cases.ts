import type { OutputOf } from '../../../application/actions/actions';
import type { FollowPayment } from '../../../application/checkout/follow-payment';
import type { SaveBillingRequest } from '../../../application/checkout/save-billing';
import type { TraceOrder } from '../../../application/checkout/trace-order';
import type { Countries } from '../../../application/ports/countries';
import type { AddressChoice } from '../../../domain/address/saved-address';
import type { Cart } from '../../../domain/cart/cart';
import type { Customer } from '../../../domain/customer/customer';
import type { IdentificationSession } from './checkout-identification';
import type { SavedAddressPicker } from '../account/saved-address-picker';
import type { CartViewModel } from '../cart/cart-view-model';
import type { CheckoutMemory } from './checkout-draft';
import type { Schedule } from '../shared/schedule';

/** What the checkout asks of the shop; each acts on the cart that the page shows. */
export interface CheckoutUseCases {
  readonly attachEmail: (email: string) => Promise<OutputOf<'attach-email'>>;
  readonly setDeliveryAddress: (address: AddressChoice) => Promise<OutputOf<'set-delivery-address'>>;
  /** The shipping methods for the address that is on the cart already; for a page that was loaded again. */
  readonly shippingMethods: () => Promise<OutputOf<'load-shipping-methods'>>;
  readonly chooseShippingMethod: (carrier: string, method: string) => Promise<OutputOf<'choose-shipping-method'>>;
  readonly saveBilling: (request: SaveBillingRequest) => Promise<OutputOf<'save-billing'>>;
  readonly paymentMethods: () => Promise<OutputOf<'load-payment-methods'>>;
  readonly choosePayment: (code: string) => Promise<OutputOf<'choose-payment'>>;
  /** Orders `shown`, the cart that the shopper saw, and nothing else. `payment` is the code of the payment method. */
  readonly placeOrder: (shown: Cart, payment: string) => Promise<OutputOf<'place-order'>>;
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
  /** Left out: everybody is a guest. */
  readonly customer?: CheckoutCustomer;
}
