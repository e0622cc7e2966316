import { type Environment, SettingReader } from './setting-reader';
import { EMBEDDED_STORES, ONE_STORE, parseStores, type StoreSetting } from './store-settings';

const INTEGRATIONS = ['magento'] as const;
const COMMERCE_BACKENDS = ['magento', 'memory'] as const;
const COOKIE_PROFILES = ['spec', 'hardened'] as const;
const OPEN_HOST = 'Others can reach HOST, but SITE_URL is this machine. Set SITE_URL to the address of the shop.';
const LOG_LEVELS = ['silent', 'error', 'warning', 'info', 'debug'] as const;

/** Every setting of the shop, as plain values. `.env.example` explains each. */
export interface Config {
  readonly port: number;
  readonly backendPort: number;
  /** Address that the front server listens on; null for every address of the machine. */
  readonly host: string | null;
  /** Folder of the database, mails and pictures; relative to where the shop was started. */
  readonly dataDir: string;
  readonly magentoGraphqlUrl: string;
  /** Another middleware of the same protocol, or null for our own. */
  readonly middlewareUrl: string | null;
  /** The commerce backend: a row of the table in composition/commerce. */
  readonly commerce: (typeof COMMERCE_BACKENDS)[number];
  /** Whether the commerce backend takes enquiries by a form. */
  readonly enquiries: boolean;
  /** Pieces of one product that unpaid orders may hold; null where another backend than the embedded one decides. */
  readonly heldPieces: number | null;
  readonly integration: (typeof INTEGRATIONS)[number];
  /** ms until a read from the commerce backend times out. */
  readonly readTimeoutMs: number;
  readonly contentUrl: string;
  /** Where the front server learns what changes on cached pages. */
  readonly changesUrl: string;
  /** Redis server for purges between instances of this shop, or null. */
  readonly redisUrl: string | null;
  /** Canonical origin, without a closing slash. */
  readonly siteUrl: string;
  /** Lower-case `host` or `host:port`, as browsers send them. */
  readonly allowedHosts: readonly string[];
  readonly stores: readonly StoreSetting[];
  /** Where pictures are asked for; `''` is our own `/media`. */
  readonly assetsUrl: string;
  /** Where `/media` is fetched from by the server. */
  readonly storageUrl: string;
  readonly externalCheckout: { readonly url: string; readonly syncPath: string } | null;
  readonly recaptcha: { readonly siteKey: string; readonly version: number; readonly secret: string | null } | null;
  /** Whether the backend asks new customers to confirm their address before they sign in. */
  readonly accountConfirmation: boolean;
  /** `spec`: the cookie flags of the specification; `hardened`: the token out of the reach of scripts. */
  readonly cookieProfile: (typeof COOKIE_PROFILES)[number];
  /** PostgreSQL, or null for the embedded file. */
  readonly databaseUrl: string | null;
  /** null: mails go to a folder in `dataDir`. */
  readonly smtpUrl: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Milliseconds since 1970 of a fixed clock, or null for the real one. */
  readonly demoNow: number | null;
  /** Whether the embedded backend's practice bank is reached through this shop's origin. */
  readonly practiceBank: boolean;
  /** Whether the embedded backend takes payments at Stripe, whose messages the front server passes on. */
  readonly stripe: boolean;
  /** Proxies of our own in front of the shop; that many entries of X-Forwarded-For are trusted. */
  readonly trustedProxies: number;
  /** What an IPv6 /56 and /48 may do, in times of what one /64 may do. */
  readonly networkFactors: { readonly by56: number; readonly by48: number };
  /** False: `/sw.js` removes what it installed before, from every browser that has it. */
  readonly serviceWorker: boolean;
  readonly pageCache: { readonly maxBytes: number; readonly maxEntries: number };
}

export type ConfigReading =
  { readonly ok: true; readonly value: Config } | { readonly ok: false; readonly faults: readonly string[] };

/** Reads all settings, or answers every fault found, one sentence each. */
export function readConfig(env: Environment): ConfigReading {
  const read = new SettingReader(env);
  const ports = readPorts(read);
  const embedded = `http://127.0.0.1:${ports.backendPort}`;
  const siteUrl = readSiteUrl(read, ports.port);
  const commerce = readCommerce(read, siteUrl);
  const config: Config = {
    ...ports,
    host: readHost(read, siteUrl),
    dataDir: read.text('DATA_DIR') ?? '.data',
    magentoGraphqlUrl: read.address('MAGENTO_GRAPHQL_URL', `${embedded}/graphql`),
    middlewareUrl: read.address('MIDDLEWARE_URL', null),
    commerce,
    enquiries: read.oneOf('ENQUIRIES', ['on', 'off'], isEmbedded(read) ? 'on' : 'off') === 'on',
    heldPieces: isEmbedded(read) ? read.whole('UNPAID_HELD_PIECES', 4, 1, 10_000) : null,
    integration: read.oneOf('INTEGRATION', INTEGRATIONS, 'magento'),
    readTimeoutMs: read.whole('READ_TIMEOUT_MS', 2500, 100, 15_000),
    contentUrl: read.address('CONTENT_URL', `${embedded}/content`),
    changesUrl: read.address('CHANGES_URL', `${embedded}/changes`),
    redisUrl: read.address('REDIS_URL', null, ['redis:', 'rediss:']),
    siteUrl,
    allowedHosts: allowedHosts(siteUrl, ports.port),
    stores: readStores(read),
    assetsUrl: read.address('ASSETS_URL', ''),
    storageUrl: read.address('STORAGE_URL', embedded),
    externalCheckout: readExternalCheckout(read),
    recaptcha: readRecaptcha(read),
    // The in-memory store sends no emails.
    accountConfirmation: read.oneOf('ACCOUNT_CONFIRMATION', ['on', 'off'], 'on') === 'on' && commerce !== 'memory',
    cookieProfile: read.oneOf('COOKIE_PROFILE', COOKIE_PROFILES, 'spec'),
    databaseUrl: read.address('DATABASE_URL', null, ['postgres:', 'postgresql:']),
    smtpUrl: read.address('SMTP_URL', null, ['smtp:', 'smtps:']),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, defaultLogLevel(env.NODE_ENV)),
    demoNow: readDemoNow(read, siteUrl),
    practiceBank: readPracticeBank(read, siteUrl),
    stripe: readStripe(read),
    trustedProxies: read.whole('TRUSTED_PROXIES', 0, 0, 5),
    networkFactors: {
      by56: read.whole('IPV6_56_TIMES', 2, 1, 65_536),
      by48: read.whole('IPV6_48_TIMES', 4, 1, 65_536),
    },
    serviceWorker: read.oneOf('SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
    pageCache: {
      maxBytes: read.whole('PAGE_CACHE_MB', 64, 1, 4096) * 1024 * 1024,
      maxEntries: read.whole('PAGE_CACHE_ENTRIES', 2000, 1, 1_000_000),
    },
  };
  return read.faults.length > 0 ? { ok: false, faults: read.faults } : { ok: true, value: config };
}

/** As for what runs in the browser: errors in production, nothing in tests, everything while the shop is written. */
function defaultLogLevel(environment: string | undefined): Config['logLevel'] {
  if (environment === 'production') return 'error';
  return environment === 'test' ? 'silent' : 'debug';
}

function readPorts(read: SettingReader): { port: number; backendPort: number } {
  const port = read.whole('PORT', 3000, 1, 65535);
  const backendPort = read.whole('BACKEND_PORT', 4000, 1, 65535);
  if (port === backendPort) read.faults.push(`PORT and BACKEND_PORT are both ${port}; the shop needs two`);
  return { port, backendPort };
}

/** A shop that only this machine can be sent to is not opened to the network. */
function readHost(read: SettingReader, siteUrl: string): string | null {
  const isIpv6 = new URL(siteUrl).hostname === '[::1]';
  const fallback = isThisMachine(siteUrl) ? (isIpv6 ? '::1' : '127.0.0.1') : null;
  const host = read.text('HOST');
  if (host === null) return fallback;
  const isAddress = host.includes(':') ? URL.canParse(`http://[${host}]/`) : /^\d{1,3}(\.\d{1,3}){3}$/.test(host);
  return isAddress ? host : read.fault(`HOST must be an IP address such as 0.0.0.0, not "${host}"`, fallback);
}

/** Paths begin at the root, so the site's address is an origin and nothing more. */
function readSiteUrl(read: SettingReader, port: number): string {
  const fallback = `http://localhost:${port}`;
  const address = read.address('SITE_URL', fallback);
  const { origin, pathname, search, username } = new URL(address);
  if (pathname === '/' && search === '' && username === '') return origin;
  return read.fault('SITE_URL must be an origin such as https://www.example.org, without a path', fallback);
}

/** The in-memory store loses its orders when the process ends, so it must not be public. */
function readCommerce(read: SettingReader, siteUrl: string): Config['commerce'] {
  const commerce = read.oneOf('COMMERCE', COMMERCE_BACKENDS, 'magento');
  if (commerce !== 'memory' || isThisMachine(siteUrl)) return commerce;
  return read.fault('COMMERCE=memory needs a SITE_URL on this machine; orders there are not stored', commerce);
}

/** The same rule as the backend's, whose program shares no code with this one. */
export function isThisMachine(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}

/** What is allowed but unsafe, one sentence each, for the log at startup. */
export function configWarnings({ siteUrl, cookieProfile, host }: Config): readonly string[] {
  if (isThisMachine(siteUrl)) return /^(?:127\.|::1$)/.test(host ?? '') ? [] : [OPEN_HOST];
  if (cookieProfile === 'hardened') return [];
  return [
    siteUrl.startsWith('https:')
      ? 'Cookies are sent without Secure. Set COOKIE_PROFILE=hardened.'
      : 'Cookies are sent without Secure. Serve the shop over https, then set SITE_URL to it and COOKIE_PROFILE=hardened.',
  ];
}

function allowedHosts(siteUrl: string, port: number): readonly string[] {
  const local = ['localhost', '127.0.0.1'].flatMap((host) =>
    port === 80 ? [host, `${host}:80`] : [`${host}:${port}`],
  );
  return [...new Set([new URL(siteUrl).host, ...local])];
}

/** Whether commerce is that of the backend which starts with the shop. */
function isEmbedded(read: SettingReader): boolean {
  return read.text('MAGENTO_GRAPHQL_URL') === null && read.text('MIDDLEWARE_URL') === null;
}

/** Another backend than the embedded one may have no store but the default one. */
function readStores(read: SettingReader): readonly StoreSetting[] {
  const text = read.text('STORES');
  if (text === null) return isEmbedded(read) ? EMBEDDED_STORES : ONE_STORE;
  const { stores, faults } = parseStores(text);
  read.faults.push(...faults);
  return stores;
}

/** The address carries the customer's token, so it must travel encrypted unless it stays on this machine. */
function readExternalCheckout(read: SettingReader): Config['externalCheckout'] {
  const url = read.address('EXTERNAL_CHECKOUT_URL', null);
  const syncPath = read.text('EXTERNAL_CHECKOUT_SYNC_PATH');
  if (url === null) {
    if (syncPath === null || read.text('EXTERNAL_CHECKOUT_URL') !== null) return null;
    return read.fault('EXTERNAL_CHECKOUT_SYNC_PATH needs EXTERNAL_CHECKOUT_URL as well', null);
  }
  if (new URL(url).protocol !== 'https:' && !isThisMachine(url)) {
    read.faults.push('EXTERNAL_CHECKOUT_URL must begin with https://');
  }
  if (syncPath === null) return read.fault('EXTERNAL_CHECKOUT_URL needs EXTERNAL_CHECKOUT_SYNC_PATH as well', null);
  if (!/^\/(?![/\\])/.test(syncPath)) return read.fault('EXTERNAL_CHECKOUT_SYNC_PATH must begin with one slash', null);
  return { url, syncPath };
}

function readRecaptcha(read: SettingReader): Config['recaptcha'] {
  const siteKey = read.text('RECAPTCHA_SITE_KEY');
  const secret = read.text('RECAPTCHA_SECRET');
  const version = read.whole('RECAPTCHA_VERSION', 3, 2, 3);
  if (siteKey !== null) return { siteKey, version, secret };
  return secret === null ? null : read.fault('RECAPTCHA_SECRET needs RECAPTCHA_SITE_KEY as well', null);
}

/** The keys are for the embedded backend, which checks them further; Magento takes its payments itself. */
function readStripe(read: SettingReader): boolean {
  const isOn = read.text('STRIPE_SECRET_KEY') !== null;
  if (!isOn || read.text('MAGENTO_GRAPHQL_URL') === null) return isOn;
  return read.fault(
    'STRIPE_SECRET_KEY cannot be used with MAGENTO_GRAPHQL_URL: Magento takes the payments itself',
    false,
  );
}

/** It marks orders as paid, so it must not be public; on a private machine it is on by default, for demonstrations. */
function readPracticeBank(read: SettingReader, siteUrl: string): boolean {
  const isPrivate = isThisMachine(siteUrl) && /^(127(\.\d{1,3}){3}|::1)$/.test(read.text('HOST') ?? '127.0.0.1');
  const isOn = read.oneOf('PRACTICE_BANK', ['on', 'off'], isPrivate ? 'on' : 'off') === 'on';
  if (!isOn || isPrivate) return isOn;
  return read.fault('PRACTICE_BANK=on needs a SITE_URL on this machine and no other HOST: no money moves there', false);
}

/** An instant with its zone, so that the same demo shows the same day everywhere. */
function readDemoNow(read: SettingReader, siteUrl: string): number | null {
  const text = read.text('DEMO_NOW');
  if (text === null) return null;
  if (!isThisMachine(siteUrl)) return read.fault('DEMO_NOW needs a SITE_URL on this machine', null);
  const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const time = zoned ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? read.fault(`DEMO_NOW must be like 2026-05-01T09:30:00Z, not "${text}"`, null) : time;
}
