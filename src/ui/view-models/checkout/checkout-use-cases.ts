import type { PickupChoice } from '../../../domain/delivery/delivery-method';
import type { FollowPayment } from '../../../application/checkout/follow-payment';
import type { PlacedOutcome, ShownOrder } from '../../../application/checkout/place-order';
import type { SaveBillingRequest } from '../../../application/checkout/save-billing';
import type { TracedAttempt, TraceOrder } from '../../../application/checkout/trace-order';
import type { Captcha } from '../../../application/ports/system';
import type { Countries } from '../../../application/ports/store';
import type { ResultOf } from '../../../application/result-of';
import type { UseCases } from '../../../application/use-cases';
import type { AddressChoice } from '../../../domain/address/saved-address';
import type { UnpaidHolds } from '../../../domain/checkout/missing-methods';
import type { Customer } from '../../../domain/customer/customer';
import type { IdentificationSession } from './checkout-identification';
import type { SavedAddressPicker } from '../account/saved-address-picker';
import type { CartViewModel } from '../cart/cart-view-model';
import type { CheckoutMemory } from './checkout-draft';
import type { Schedule } from '../shared/schedule';
import type { Progress } from '../site/progress-view-model';

type Run = UseCases['checkout'];

/** The use cases of the checkout; each acts on the displayed cart. */
export interface CheckoutUseCases {
  readonly attachEmail: (email: string) => Promise<ResultOf<Run['attachEmail']>>;
  readonly setDeliveryAddress: (address: AddressChoice | PickupChoice) => Promise<ResultOf<Run['setDeliveryAddress']>>;
  /** The shipping methods for the cart's address, after a reload. */
  readonly shippingMethods: () => Promise<ResultOf<Run['shippingMethods']>>;
  readonly chooseShippingMethod: (carrier: string, method: string) => Promise<ResultOf<Run['chooseShippingMethod']>>;
  readonly saveBilling: (request: SaveBillingRequest) => Promise<ResultOf<Run['saveBilling']>>;
  readonly paymentMethods: () => Promise<ResultOf<Run['paymentMethods']>>;
  readonly choosePayment: (code: string) => Promise<ResultOf<Run['choosePayment']>>;
  /** Orders the cart that the shopper saw, and nothing else. */
  readonly placeOrder: (order: ShownOrder) => Promise<PlacedOutcome>;
  readonly traceOrder: (cart: string, attempt: TracedAttempt) => ReturnType<TraceOrder>;
  /** Status of this browser's pending payment. */
  readonly followPayment: FollowPayment;
  readonly countries: Countries['all'];
  readonly country: Countries['find'];
}

/** The parts of the customer's account that the checkout needs. */
export interface CheckoutCustomer {
  /** Resolves once the page knows the visitor. */
  isSignedIn(): Promise<boolean>;
  /** Null for a guest, and when it could not be loaded. */
  user(): Promise<Pick<Customer, 'firstName' | 'lastName' | 'email'> | null>;
  savedAddresses(what: 'delivery' | 'billing'): Promise<SavedAddressPicker>;
  /** Lets a guest sign in or register; omitted if there are no accounts. Rejects if it cannot be loaded. */
  session?(): Promise<IdentificationSession>;
}

export interface CheckoutDeps {
  readonly useCases: CheckoutUseCases;
  readonly cart: CartViewModel;
  readonly memory: CheckoutMemory;
  /**
   * Navigates to a path of the shop, without store prefix: `/checkout/shipping`. `replaces`: Back does not return to
   * the page.
   */
  readonly go: (path: string, replaces?: boolean) => void;
  /** Navigates to an absolute URL of another site. */
  readonly leave: (address: string) => void;
  readonly schedule: Schedule;
  /** Epoch ms by the clock of the device. */
  readonly now: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
  /** Whether the browser has a connection. */
  readonly isOnline: () => boolean;
  readonly progress: Progress;
  /** Address forms begin with this country. */
  readonly homeCountry: string;
  /** If omitted or null, the page gives no reason for a missing payment method. */
  readonly unpaidHolds?: UnpaidHolds | null;
  /** If omitted, every visitor is a guest. */
  readonly customer?: CheckoutCustomer;
  /** If omitted, the shop asks for no captcha. */
  readonly captcha?: Captcha;
}
