import { type CookieProfile } from './caller';
import { type RecaptchaSettings } from './settings';

/** What the middleware needs from its surroundings when it runs alone. */
export interface StandaloneSettings {
  readonly graphqlUrl: string;
  readonly host: string;
  readonly port: number;
  readonly integration: string;
  readonly allowedHosts: readonly string[];
  readonly cookieProfile: CookieProfile;
  readonly openDocuments: boolean;
  /** A JSON file with the list of admitted documents; null for none. */
  readonly documentsFile: string | null;
  /** Whether refused calls are written besides those that failed; not in production (S9-39). */
  readonly logRefusals: boolean;
  /** Null: nobody is asked whether they are human. */
  readonly recaptcha: RecaptchaSettings | null;
}

export type SettingsReading =
  | { readonly ok: true; readonly settings: StandaloneSettings }
  | { readonly ok: false; readonly faults: readonly string[] };

const LOG_LEVELS: readonly string[] = ['error', 'warning', 'info', 'debug'];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment once and names everything that is wrong with it at once. */
export function readStandaloneSettings(env: Environment): SettingsReading {
  const graphqlUrl = env.MAGENTO_GRAPHQL_URL ?? '';
  const port = Number(env.PORT ?? 4100);
  const integration = env.INTEGRATION ?? 'magento';
  const profile = env.COOKIE_PROFILE ?? 'spec';
  const logLevel = env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'error' : 'info');
  const faults = [
    isHttpUrl(graphqlUrl) ? null : 'MAGENTO_GRAPHQL_URL must be the address of a GraphQL endpoint.',
    Number.isInteger(port) && port >= 0 && port < 65_536 ? null : 'PORT must be a port number.',
    /^[a-z][a-z0-9-]{0,39}$/.test(integration) && integration !== 'forms'
      ? null
      : 'INTEGRATION must be a short lower-case word other than forms.',
    isProfile(profile) ? null : 'COOKIE_PROFILE must be spec or hardened.',
    LOG_LEVELS.includes(logLevel) ? null : `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`,
  ].filter((fault) => fault !== null);
  if (faults.length > 0 || !isProfile(profile)) return { ok: false, faults };
  const hosts = env.ALLOWED_HOSTS ?? `localhost:${port},127.0.0.1:${port}`;
  return {
    ok: true,
    settings: {
      graphqlUrl,
      host: env.HOST ?? '127.0.0.1',
      port,
      integration,
      allowedHosts: hosts.split(',').map((host) => host.trim()),
      cookieProfile: profile,
      openDocuments: env.OPEN_DOCUMENTS === 'true',
      documentsFile: env.DOCUMENTS_FILE ?? null,
      logRefusals: logLevel !== 'error',
      recaptcha: env.RECAPTCHA_SECRET
        ? { secret: env.RECAPTCHA_SECRET, version: env.RECAPTCHA_VERSION === '2' ? 2 : 3 }
        : null,
    },
  };
}

function isProfile(word: string): word is CookieProfile {
  return word === 'spec' || word === 'hardened';
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
