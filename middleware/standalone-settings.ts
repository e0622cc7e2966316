import { type CookieProfile } from './caller';
import { DEFAULT_LIMITS, type Limits } from './limits';
import { type RecaptchaSettings } from './settings';

/** The settings of the middleware when it runs on its own. */
export interface StandaloneSettings {
  readonly graphqlUrl: string;
  readonly host: string;
  readonly port: number;
  readonly integration: string;
  readonly allowedHosts: readonly string[];
  readonly cookieProfile: CookieProfile;
  readonly openDocuments: boolean;
  readonly limits: Pick<Limits, 'queryMs' | 'networkFactors'>;
  /** A JSON file with the list of allowed documents; null for none. */
  readonly documentsFile: string | null;
  /** Whether failed calls are logged. */
  readonly logFailures: boolean;
  /** Whether refused calls are logged too; not in production. */
  readonly logRefusals: boolean;
  /** Null for no captcha. */
  readonly recaptcha: RecaptchaSettings | null;
}

export type SettingsReading =
  | { readonly ok: true; readonly settings: StandaloneSettings }
  | { readonly ok: false; readonly faults: readonly string[] };

const LOG_LEVELS: readonly string[] = ['silent', 'error', 'warning', 'info', 'debug'];

/** The shop's own bound. */
const MAX_READ_TIMEOUT_MS = 15_000;

/** A /48 has 65,536 networks. */
const MAX_TIMES = 65_536;

const SWITCH: ReadonlyMap<string, boolean> = new Map([
  ['on', true],
  ['true', true],
  ['off', false],
  ['false', false],
]);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment and reports all errors together. An empty value counts as unset, as in the shop's own settings,
 * which may use the same file.
 */
export function readStandaloneSettings(env: Environment): SettingsReading {
  const text = (name: string, fallback: string): string => env[name]?.trim() || fallback;
  const graphqlUrl = text('MAGENTO_GRAPHQL_URL', '');
  const port = Number(text('PORT', '4100'));
  const integration = text('INTEGRATION', 'magento');
  const profile = text('COOKIE_PROFILE', 'spec');
  const logLevel = text('LOG_LEVEL', env.NODE_ENV === 'production' ? 'error' : 'info');
  const readTimeout = text('READ_TIMEOUT_MS', String(DEFAULT_LIMITS.queryMs));
  const times56 = text('IPV6_56_TIMES', String(DEFAULT_LIMITS.networkFactors.by56));
  const times48 = text('IPV6_48_TIMES', String(DEFAULT_LIMITS.networkFactors.by48));
  const openDocuments = SWITCH.get(text('OPEN_DOCUMENTS', 'off'));
  const faults = [
    isHttpUrl(graphqlUrl) ? null : 'MAGENTO_GRAPHQL_URL must be the address of a GraphQL endpoint.',
    Number.isInteger(port) && port >= 0 && port < 65_536 ? null : 'PORT must be a port number.',
    /^[a-z][a-z0-9-]{0,39}$/.test(integration) && integration !== 'forms'
      ? null
      : 'INTEGRATION must be a short lower-case word other than forms.',
    isProfile(profile) ? null : 'COOKIE_PROFILE must be spec or hardened.',
    LOG_LEVELS.includes(logLevel) ? null : `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`,
    /^\d{3,5}$/.test(readTimeout) && Number(readTimeout) <= MAX_READ_TIMEOUT_MS
      ? null
      : `READ_TIMEOUT_MS must be a whole number from 100 to ${MAX_READ_TIMEOUT_MS}.`,
    ...Object.entries({ IPV6_56_TIMES: times56, IPV6_48_TIMES: times48 }).map(([name, times]) =>
      /^[1-9]\d{0,4}$/.test(times) && Number(times) <= MAX_TIMES
        ? null
        : `${name} must be a whole number from 1 to ${MAX_TIMES}.`,
    ),
    openDocuments === undefined ? 'OPEN_DOCUMENTS must be on or off.' : null,
  ].filter((fault) => fault !== null);
  if (faults.length > 0 || !isProfile(profile)) return { ok: false, faults };
  const hosts = text('ALLOWED_HOSTS', `localhost:${port},127.0.0.1:${port}`);
  const secret = text('RECAPTCHA_SECRET', '');
  return {
    ok: true,
    settings: {
      graphqlUrl,
      host: text('HOST', '127.0.0.1'),
      port,
      integration,
      allowedHosts: hosts.split(',').map((host) => host.trim()),
      cookieProfile: profile,
      openDocuments: openDocuments === true,
      limits: { queryMs: Number(readTimeout), networkFactors: { by56: Number(times56), by48: Number(times48) } },
      documentsFile: text('DOCUMENTS_FILE', '') || null,
      logFailures: logLevel !== 'silent',
      logRefusals: logLevel !== 'silent' && logLevel !== 'error',
      recaptcha: secret === '' ? null : { secret, version: text('RECAPTCHA_VERSION', '3') === '2' ? 2 : 3 },
    },
  };
}

function isProfile(word: string): word is CookieProfile {
  return word === 'spec' || word === 'hardened';
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
