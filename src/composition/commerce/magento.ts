import type { Container } from 'inversify';
import { createMiddleware, type Middleware } from '../../../middleware/middleware';
import type { CallMiddleware } from '../../adapters/graphql-middleware/call-middleware';
import { OWN_DOCUMENTS } from '../../adapters/graphql-middleware/documents/own-documents';
import { RequestSignIn } from '../../adapters/cookies/request-sign-in';
import { sanitiseHtml } from '../../adapters/cms/sanitise-html';
import type { Log } from '../../application/ports/log';
import { middlewareCommerce } from './commerce';
import type { Config } from '../settings/config';
import { T, type OpenCommerce } from '../server/tokens';
import type { Visitor } from '../server/visitor';

/** Commerce through our middleware, called inside the process; both ways through JSON, as over the network. */
export function bindMagento(container: Container): void {
  container.bind(T.middleware).toResolvedValue(openMiddleware, [T.config, T.log]).inSingletonScope();
  container.bind(T.openCommerce).toResolvedValue(openCommerce, [T.config, T.middleware]).inSingletonScope();
}

/** The shop's middleware by its settings; what it refuses is a warning in the log, what fails an error (S9-39). */
export function openMiddleware(config: Config, log: Log): Middleware {
  return createMiddleware({
    integration: config.integration,
    graphqlUrl: config.magentoGraphqlUrl,
    middlewareUrl: config.middlewareUrl,
    allowedHosts: config.allowedHosts,
    cookieProfile: config.cookieProfile,
    allowedDocuments: OWN_DOCUMENTS,
    recaptcha: verification(config),
    // Limits count real time, also where the shop's own clock stands still.
    now: () => performance.now(),
    log: ({ level, message, ...details }) => {
      if (level === 'error') log.error(message, details);
      else log.warn(message, details);
    },
  });
}

/**
 * Proofs are judged only where the verifier's secret is set, and count only when they were made at the shop's own address:
 * anybody can make one on their own `localhost`.
 */
function verification({ recaptcha, siteUrl }: Config) {
  if (recaptcha === null || recaptcha.secret === null) return null;
  return { secret: recaptcha.secret, version: recaptcha.version, hosts: [new URL(siteUrl).host] };
}

function openCommerce(config: Config, middleware: Middleware): OpenCommerce {
  const hosts = { storage: config.storageUrl, assets: config.assetsUrl };
  return (visitor) => {
    const cookies: string[] = [];
    const signIn = new RequestSignIn(visitor.cookies);
    const call = callInProcess(middleware, visitor, signIn, cookies);
    const commerce = middlewareCommerce(call, { currency: visitor.currency, hosts }, sanitiseHtml);
    return { commerce, isSignedIn: () => signIn.isSignedIn(), setCookies: () => cookies };
  };
}

function callInProcess(
  middleware: Middleware,
  visitor: Visitor,
  signIn: RequestSignIn,
  cookies: string[],
): CallMiddleware {
  const caller = {
    store: visitor.store.code,
    currency: visitor.currency,
    address: visitor.address,
  };
  return async (method, args) => {
    const answer = await middleware.call(method, throughJson(args) as readonly unknown[], {
      ...caller,
      token: signIn.token(),
    });
    cookies.push(...answer.setCookies);
    signIn.follow(answer.setCookies);
    return { status: answer.status, body: throughJson(answer.body) };
  };
}

function throughJson(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
}
