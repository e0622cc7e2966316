import type { IncomingHttpHeaders } from 'node:http';
import type { Commerce, CommerceOffers } from '../../application/commerce';
import type { EmailedLinks, CartSession, PendingPayments, StorePreferences } from '../../application/ports/session';
import type { Failure } from '../../application/ports/failures';
import type { Clock, Log } from '../../application/ports/system';
import type { Content } from '../../application/ports/content';
import type { LayoutData } from '../../application/store/load-layout-data';
import type { UseCases } from '../../application/use-cases';
import type { OptionAnswers } from '../../domain/catalogue/options/customizable-option';
import type { ShopDays } from '../../domain/delivery/delivery-schedule';
import type { GuestOrderProof, OrderInformation } from '../../application/ports/customer';
import type { KnownStore } from '../../domain/store/store-preferences';
import type { Visitor } from './session/visitor';

/** The settings that decide what requests get; those of the shop have more. */
export interface RequestSettings {
  readonly stores: readonly KnownStore[];
  /** Canonical origin, without a closing slash. */
  readonly siteUrl: string;
  /** Lower-case `host` or `host:port`. */
  readonly allowedHosts: readonly string[];
  /** Where pictures are asked for; `''` is our own `/media`. */
  readonly assetsUrl: string;
  /** Where `/media` is fetched from by the server. */
  readonly storageUrl: string;
  readonly externalCheckout: { readonly url: string; readonly syncPath: string } | null;
  readonly recaptcha: { readonly siteKey: string; readonly version: number } | null;
  /** Whether the backend asks new customers to confirm their address before they sign in. */
  readonly accountConfirmation: boolean;
}

/** What a visitor's browser keeps for the shop. Responses to actions write it, and redirects of pages that say so (`setsCookies`). */
export interface VisitorSession {
  readonly auth: { isSignedIn(): boolean; token(): string | null };
  readonly cart: CartSession;
  readonly pending: PendingPayments;
  readonly preferences: StorePreferences;
  readonly emailedLinks: EmailedLinks;
  /** The gift card whose balance was asked for. */
  readonly checkedCard: { remember(code: string): void; code(): string | null };
  /** The values of a refused form without scripts, for the next page. */
  readonly typedForm: {
    remember(fields: readonly (readonly [string, string])[]): void;
    forget(): void;
    fields(): Readonly<Record<string, string>>;
    answers(): OptionAnswers;
  };
  /** The order that a guest asked about. */
  readonly askedOrder: {
    remember(order: OrderInformation): void;
    asked(proof: GuestOrderProof): OrderInformation | null;
  };
  /** Values for `Set-Cookie`, the latest of each name. */
  setCookies(): readonly string[];
  /** The id of the cart with this `handle`; null without one, and when it does not belong to this visitor. */
  cartOf(handle: string | null): string | null;
  /** The value for the page: with the hardened cookie profile every cart id is replaced by a handle. */
  forPage<Value>(value: Value): Value;
}

/** One request: its visitor, session, commerce ports and use cases. */
export interface RequestScope {
  readonly visitor: Visitor;
  readonly session: VisitorSession;
  /** Why it is not known which cart of the browser is meant: then nothing personal is answered. */
  readonly unknownCart: Failure | null;
  readonly commerce: Commerce;
  readonly content: Content;
  readonly offers: CommerceOffers;
  /** What the backend failed to do so far, for the log line of a failed response. */
  readonly faults: readonly object[];
  readonly config: RequestSettings;
  /** Prefixes that the path of a page may have, those of older links too. */
  readonly storePrefixes: readonly string[];
  readonly useCases: UseCases;
}

/** The shop as requests find it: composition creates it, one for each process. */
export interface ServerApp {
  readonly config: RequestSettings;
  readonly clock: Clock;
  readonly log: Log;
  /** The words of a refusal's code; empty where the page has its own. */
  readonly wordRejection: (code: string) => string;
  /** What surrounds every page of a store in a currency. */
  loadLayoutData(visitor: Visitor): Promise<LayoutData>;
  deliverySchedule(visitor: Visitor): Promise<ShopDays>;
  /** The visitor of a request. The client address is set by the front server. */
  visitorOf(headers: IncomingHttpHeaders, store: KnownStore): Visitor;
  /** For what is the same for everybody in a store: it knows no cart. */
  forAnybody(visitor: Visitor): RequestScope;
  /** Finds out first which of the browser's carts is meant. */
  forVisitor(visitor: Visitor): Promise<RequestScope>;
}
