import { type AccountSettings, NODE_THREADS } from '../commerce/customer/account-settings';
import { hashingLimits } from '../commerce/customer/passwords';
import { DEFAULT_UNPAID_ORDERS, type UnpaidOrderLimits } from '../commerce/order/unpaid-orders';
import type { HoldLimits } from '../commerce/order/unpaid-holds';
import type { PayTo } from '../commerce/payment/payment-terms';
import { readContentToken } from '../content/content-access';
import { readThreads } from './thread-settings';
import type { StripeSettings } from '../payment/stripe/stripe-connection';
import { readFactors } from './network-settings';
import { readPayments } from './payment-settings';
import type { NetworkFactors } from '../shared/client-address';
import { isLoopback, isOnThisMachine } from '../shared/this-machine';

/** What the backend needs to know before it starts. */
export interface BackendSettings {
  /** 0 for any free port. */
  readonly port: number;
  /** 127.0.0.1 when left out: the storefront is its only caller. */
  readonly host?: string;
  readonly dataDir: string;
  /** PostgreSQL instead of the file in the data folder, which then holds emails and pictures only. */
  readonly databaseUrl?: string | null;
  /** Null writes emails as files into the outbox folder of the data folder. */
  readonly smtpUrl: string | null;
  /** The public address of the shop. */
  readonly siteUrl: string;
  /** Epoch ms. */
  readonly now: () => number;
  /** The florist's address, which gets an email for every order. */
  readonly floristEmail?: string;
  readonly introspection?: boolean;
  /** Enables the practice bank and its payment method. */
  readonly practiceBank?: boolean;
  /** Seeds a new shop with demo customers whose password is public. */
  readonly demoPeople?: boolean;
  /** `DEFAULT_ACCOUNTS` for what is left out. */
  readonly accounts?: Partial<AccountSettings>;
  /** `DEFAULT_UNPAID_ORDERS` for what is left out. */
  readonly unpaidOrders?: Partial<UnpaidOrderLimits>;
  /** `DEFAULT_HOLDS` for what is left out. */
  readonly holds?: Partial<HoldLimits>;
  /** `DEFAULT_FACTORS` when left out. */
  readonly networkFactors?: NetworkFactors;
  /** GBP pence, the highest total of an order that is paid online; `DEFAULT_ONLINE_MAX_PENCE` when left out. */
  readonly onlineMaxPence?: number;
  /** Where customers send money; practice details when left out, if only this machine can reach the shop. */
  readonly payTo?: PayTo;
  /** Payments at Stripe, instead of the practice bank. */
  readonly stripe?: StripeSettings | null;
  /** Days after which an unchanged cart of a guest is deleted, `DEFAULT_GUEST_CART_DAYS` when left out. */
  readonly guestCartDays?: number;
  /** Folder of the florist's texts; the project's own when left out. */
  readonly contentDir?: string;
  /** With it trusted programs on this machine change the florist's texts; without it nothing does but the florist. */
  readonly contentToken?: string | null;
  /** URL of a content service in place of the embedded one; its pictures are resized here. */
  readonly contentUrl?: string | null;
  /** For tests: ms to delay responses of `/graphql`. */
  readonly delayMs?: () => number;
  /** Bugs and failed emails. Standard error when left out. */
  readonly log?: (message: string) => void;
}

export const DEFAULT_GUEST_CART_DAYS = 30;
export const DEFAULT_FLORIST_EMAIL = 'florist@posy.example';

export type ReadSettings =
  | { readonly ok: true; readonly settings: BackendSettings }
  | { readonly ok: false; readonly faults: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

function readPort(text: string): number | null {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : null;
}

function readUrl(text: string, protocols: readonly string[]): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && protocols.includes(url.protocol) ? text : null;
}

const LOG_LEVELS = ['silent', 'error', 'warning', 'info', 'debug'];

const MAX_TOKEN = 60 * 24 * 365;

/** Whole minutes, or null. */
function readMinutes(text: string): number | null {
  const minutes = Number(text);
  return /^\d{1,6}$/.test(text) && minutes >= 1 && minutes <= MAX_TOKEN ? minutes : null;
}

function readSwitch(text: string): boolean | null {
  return text === 'on' || text === 'off' ? text === 'on' : null;
}

type Text = (name: string, fallback: string) => string;

/** The account settings, and their errors. */
function readAccounts(text: Text): { readonly settings: Partial<AccountSettings>; readonly faults: readonly string[] } {
  const tokenMinutes = readMinutes(text('CUSTOMER_TOKEN_MINUTES', '60'));
  const confirmation = readSwitch(text('ACCOUNT_CONFIRMATION', 'on'));
  const newsletterConfirmation = readSwitch(text('NEWSLETTER_CONFIRMATION', 'on'));
  return {
    settings: {
      hashing: hashingLimits(readThreads(text('UV_THREADPOOL_SIZE', String(NODE_THREADS)))),
      ...(tokenMinutes !== null && { tokenMinutes }),
      ...(confirmation !== null && { confirmation }),
      ...(newsletterConfirmation !== null && { newsletterConfirmation }),
    },
    faults: [
      ...(tokenMinutes === null ? [`CUSTOMER_TOKEN_MINUTES must be a whole number from 1 to ${MAX_TOKEN}.`] : []),
      ...(confirmation === null ? ['ACCOUNT_CONFIRMATION must be on or off.'] : []),
      ...(newsletterConfirmation === null ? ['NEWSLETTER_CONFIRMATION must be on or off.'] : []),
    ],
  };
}

const MAX_UNPAID_POUNDS = 100_000;
const MAX_UNPAID_PER_HOUR = 10_000;

function readWhole(text: string, most: number): number | null {
  return /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : null;
}

/** The limits of unpaid orders, and their errors. A network may place twice as many as one email address. */
function readUnpaidOrders(text: Text) {
  const pounds = readWhole(text('UNPAID_MAX_POUNDS', String(DEFAULT_UNPAID_ORDERS.maxPence / 100)), MAX_UNPAID_POUNDS);
  const perHour = readWhole(
    text('UNPAID_ORDERS_PER_HOUR', String(DEFAULT_UNPAID_ORDERS.perEmailPerHour)),
    MAX_UNPAID_PER_HOUR,
  );
  return {
    settings: {
      ...(pounds !== null && { maxPence: pounds * 100 }),
      ...(perHour !== null && { perEmailPerHour: perHour, perNetworkPerHour: 2 * perHour }),
    },
    faults: [
      ...(pounds === null ? [`UNPAID_MAX_POUNDS must be a whole number from 0 to ${MAX_UNPAID_POUNDS}.`] : []),
      ...(perHour === null ? [`UNPAID_ORDERS_PER_HOUR must be a whole number from 0 to ${MAX_UNPAID_PER_HOUR}.`] : []),
    ],
  };
}

const MAX_GUEST_CART_DAYS = 3_650;

function readGuestCartDays(text: Text): { readonly days: number; readonly faults: readonly string[] } {
  const days = readWhole(text('GUEST_CART_DAYS', String(DEFAULT_GUEST_CART_DAYS)), MAX_GUEST_CART_DAYS);
  return days === null || days < 1
    ? { days: 1, faults: [`GUEST_CART_DAYS must be a whole number from 1 to ${MAX_GUEST_CART_DAYS}.`] }
    : { days, faults: [] };
}

const systemClock = (): number => Date.now();

/** The settings for demonstrations, and their errors: on a shop that others can reach they would do harm. */
function readDemo(text: Text, siteUrl: string | null) {
  const isHere = siteUrl !== null && isOnThisMachine(siteUrl);
  const isPublic = siteUrl !== null && !isHere;
  const demo = text('DEMO_NOW', '');
  const demoNow = demo === '' ? null : Date.parse(demo);
  const isPrivate = isHere && isLoopback(text('HOST', '127.0.0.1'));
  const practiceBank = readSwitch(text('PRACTICE_BANK', isPrivate ? 'on' : 'off'));
  const people = readSwitch(text('DEMO_CUSTOMERS', isHere ? 'on' : 'off'));
  const settings = {
    now: demoNow === null ? systemClock : () => demoNow,
    practiceBank: practiceBank ?? false,
    demoPeople: people ?? false,
  };
  const only = 'needs a SITE_URL on this machine';
  const faults = [
    [Number.isNaN(demoNow), 'DEMO_NOW must be an instant, such as 2026-10-07T09:00:00Z.'],
    [isPublic && demoNow !== null, `DEMO_NOW ${only}: with a clock that stands still no session or link ever expires.`],
    [practiceBank === null, 'PRACTICE_BANK must be on or off.'],
    [
      siteUrl !== null && !isPrivate && practiceBank,
      `PRACTICE_BANK=on ${only} and no other HOST: it marks orders as paid, but no money moves.`,
    ],
    [people === null, 'DEMO_CUSTOMERS must be on or off.'],
    [isPublic && people, `DEMO_CUSTOMERS=on ${only}: everybody knows their password.`],
  ] as const;
  return { settings, faults: faults.flatMap(([isWrong, fault]) => (isWrong ? [fault] : [])) };
}

/** How long guests' carts are kept, who changes texts, how networks are counted, and the errors of these settings. */
function readOthers(text: Text) {
  const [carts, content, counted] = [readGuestCartDays(text), readContentToken(text), readFactors(text)];
  // The storefront refuses anything that is not an address.
  const contentUrl = readUrl(text('CONTENT_URL', ''), ['http:', 'https:']);
  const { networkFactors } = counted;
  const settings = { guestCartDays: carts.days, contentToken: content.token, contentUrl, networkFactors };
  return { settings, faults: [...carts.faults, ...content.faults, ...counted.faults] };
}

/**
 * Reads the environment and reports all errors together. `DEMO_NOW` stops the clock at an instant, for demos and tests;
 * everything else has a default.
 */
export function readSettings(env: Environment): ReadSettings {
  const text: Text = (name, fallback) => env[name]?.trim() || fallback;
  const port = readPort(text('BACKEND_PORT', '4000'));
  const siteUrl = readUrl(text('SITE_URL', 'http://localhost:3000'), ['http:', 'https:']);
  const smtp = text('SMTP_URL', '');
  const smtpUrl = smtp === '' ? null : readUrl(smtp, ['smtp:', 'smtps:']);
  const database = text('DATABASE_URL', '');
  const databaseUrl = database === '' ? null : readUrl(database, ['postgres:', 'postgresql:']);
  const demo = readDemo(text, siteUrl);
  const accounts = readAccounts(text);
  const unpaidOrders = readUnpaidOrders(text);
  const payments = readPayments(text, siteUrl);
  const others = readOthers(text);
  const level = text('LOG_LEVEL', 'info').toLowerCase();
  const faults = [
    ...(LOG_LEVELS.includes(level) ? [] : [`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`]),
    ...(port === null ? ['BACKEND_PORT must be a port number from 0 to 65535.'] : []),
    ...(siteUrl === null ? ['SITE_URL must be an http or https address, such as http://localhost:3000.'] : []),
    ...(smtp !== '' && smtpUrl === null
      ? ['SMTP_URL must be an smtp or smtps address, such as smtp://localhost:25.']
      : []),
    ...(database !== '' && databaseUrl === null
      ? ['DATABASE_URL must be a PostgreSQL address, such as postgres://posy:secret@localhost:5432/posy.']
      : []),
    ...demo.faults,
    ...accounts.faults,
    ...unpaidOrders.faults,
    ...payments.faults,
    ...others.faults,
  ];
  if (port === null || siteUrl === null || faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    settings: {
      port,
      dataDir: text('DATA_DIR', '.data'),
      databaseUrl,
      smtpUrl,
      siteUrl,
      floristEmail: text('FLORIST_EMAIL', DEFAULT_FLORIST_EMAIL),
      ...demo.settings,
      accounts: accounts.settings,
      unpaidOrders: unpaidOrders.settings,
      ...payments.settings,
      ...others.settings,
      // The backend logs only errors, so every other level logs the same.
      ...(level === 'silent' ? { log: () => undefined } : {}),
    },
  };
}
