import type { ActionName } from '../../adapters/http/actions/actions';
import { CONTENT_ROUTES, RESERVED_NAMES } from '../../domain/navigation/routes';

/**
 * What the worker does with a request.
 * - `file`: named after its content, so it is kept.
 * - `picture`: of a product or page; kept.
 * - `page`: the same for everybody; the network first, and kept for when that fails.
 * - `own-page`: the visitor's, or another service's; never cached, and replaced by the offline page without a network.
 * - `other`: none of the worker's business.
 */
export type RequestKind = 'file' | 'picture' | 'page' | 'own-page' | 'other';

interface SentRequest {
  readonly method: string;
  readonly mode: RequestMode;
  /** Path of a URL of the shop's own origin. */
  readonly path: string;
}

/** Content and results of a search are the same for everybody. */
const PUBLIC_NAMES: readonly string[] = ['search', ...CONTENT_ROUTES];
/** Route names below which nothing is ever kept. */
const NEVER_KEPT: ReadonlySet<string> = new Set(RESERVED_NAMES.filter((name) => !PUBLIC_NAMES.includes(name)));

export function kindOf({ method, mode, path }: SentRequest): RequestKind {
  if (method !== 'GET') return 'other';
  if (path.startsWith('/_next/static/') || /^\/after-load\.(js|css)$/.test(path)) return 'file';
  if (path.startsWith('/media/')) return 'picture';
  if (mode !== 'navigate') return 'other';
  return isOwn(path) ? 'own-page' : 'page';
}

/**
 * The name may follow the prefix of a store, and may be percent-encoded. A path that cannot be decoded is treated as
 * own.
 */
function isOwn(path: string): boolean {
  try {
    const [, first = '', second = ''] = decodeURIComponent(path).toLowerCase().split(/\/+/);
    return NEVER_KEPT.has(first) || NEVER_KEPT.has(second);
  } catch {
    return true;
  }
}

/** Actions after which the visitor, the store or the currency may be another one. */
const CHANGE_THE_VISITOR = [
  'sign-in',
  'sign-out',
  'register',
  'confirm-account',
  'confirm-email',
  'reset-password',
  'end-session',
  'delete-account',
  'change-store',
  'change-currency',
] as const satisfies readonly ActionName[];

/** Actions after which they are the same. A new action has to be written into one of the two lists. */
type LeavesTheVisitor =
  | 'add-address'
  | 'add-group'
  | 'add-to-cart'
  | 'add-wish'
  | 'apply-coupon'
  | 'apply-gift-card'
  | 'ask-order-status'
  | 'attach-email'
  | 'change-address'
  | 'change-options'
  | 'change-password'
  | 'change-quantity'
  | 'check-gift-card'
  | 'choose-payment'
  | 'choose-shipping-method'
  | 'clear-cart'
  | 'confirm-newsletter'
  | 'count-cart'
  | 'count-wishlist'
  | 'follow-payment'
  | 'follow-wish'
  | 'load-addresses'
  | 'load-cart'
  | 'load-customer'
  | 'load-payment-methods'
  | 'load-shipping-methods'
  | 'load-visitor'
  | 'load-wishlist'
  | 'merge-carts'
  | 'move-wish'
  | 'place-order'
  | 'remove-address'
  | 'remove-coupon'
  | 'remove-gift-card'
  | 'remove-item'
  | 'remove-wish'
  | 'request-password-reset'
  | 'save-billing'
  | 'save-newsletter'
  | 'send-enquiry'
  | 'set-delivery-address'
  | 'subscribe-newsletter'
  | 'trace-order'
  | 'update-profile'
  | 'write-review';
type Undecided = Exclude<ActionName, LeavesTheVisitor | (typeof CHANGE_THE_VISITOR)[number]>;

/** The names; a constant whose type is an error while an action is in neither list. */
const DROPPING: ReadonlySet<string> & Record<Undecided, never> = new Set(CHANGE_THE_VISITOR);

/** Whether kept pages are dropped when this is sent, by a script or as a form. */
export function dropsKeptPages({ method, path }: Pick<SentRequest, 'method' | 'path'>): boolean {
  const action = /\/api\/actions\/([a-z-]+)$/.exec(path)?.[1];
  return method === 'POST' && action !== undefined && DROPPING.has(action);
}
