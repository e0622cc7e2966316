import type { Category } from '../domain/catalogue/categories/category';
import type { ShopDays } from '../domain/delivery/delivery-schedule';
import type { KnownStore } from '../domain/store/store-preferences';
import type { KnownProduct } from './cart/with-product';
import type { Commerce, CommerceOffers } from './commerce';
import type {
  AuthSession,
  CartSession,
  EmailedLink,
  EmailedLinks,
  FlashMessages,
  PendingPayments,
  StorePreferences,
} from './ports/session';
import type { UrlResolver } from './ports/catalogue';
import type { Clock, Log } from './ports/system';
import type { Content } from './ports/content';
import type { FoundPage } from './search/find-pages';

/** The outside world of one request, for its use cases. */
export interface RequestPorts extends Commerce {
  readonly offers: CommerceOffers;
  readonly content: Content;
  readonly clock: Clock;
  readonly log: Log;
  readonly authSession: AuthSession;
  readonly cartSession: CartSession;
  readonly paying: PendingPayments;
  readonly preferences: StorePreferences;
  readonly notices: FlashMessages;
  readonly emailedLinks: EmailedLinks;
  /** Names a link without its key. */
  readonly linkHandle: (link: EmailedLink) => string;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly knownProduct: KnownProduct;
  /** `urlResolver` may remember what a path is; this asks the backend. */
  readonly askedResolver: Pick<UrlResolver, 'resolvePage'>;
  /** The florist's days; the default ones if they could not be read. */
  readonly deliverySchedule: () => Promise<ShopDays>;
  /** The categories that are children of the root. */
  readonly tree: () => Promise<readonly Category[]>;
  /** The form that asks for an order's number. */
  readonly orderStatus: FoundPage;
  /** The store of the page, and all that are configured. */
  readonly current: KnownStore;
  readonly stores: readonly KnownStore[];
  /** Stores by prefix or code: `/ie`, `default`. */
  readonly storePrefixes: readonly string[];
  /** Whether a new account has to be confirmed by email. */
  readonly needsConfirmation: boolean;
  /** ms for which a copy of an order can be on its way. */
  readonly orderLifetimeMs: number;
}
