import type { Container } from 'inversify';
import { createMiddleware, type Middleware } from '../../../middleware/middleware';
import type { CallMiddleware } from '../../adapters/graphql-middleware/call-middleware';
import { OWN_DOCUMENTS } from '../../adapters/graphql-middleware/documents/own-documents';
import { sanitiseHtml } from '../../adapters/cms/sanitise-html';
import type { Log } from '../../application/ports/log';
import { middlewareCommerce } from '../commerce';
import type { Config } from '../config';
import { T, type OpenCommerce } from '../tokens';
import type { Visitor } from '../visitor';

/** Commerce through our middleware, called inside the process; both ways through JSON, as over the network. */
export function bindMagento(container: Container): void {
  container.bind(T.middleware).toResolvedValue(openMiddleware, [T.config, T.log]).inSingletonScope();
  container.bind(T.openCommerce).toResolvedValue(openCommerce, [T.config, T.middleware]).inSingletonScope();
}

function openMiddleware(config: Config, log: Log): Middleware {
  return createMiddleware({
    integration: config.integration,
    graphqlUrl: config.magentoGraphqlUrl,
    middlewareUrl: config.middlewareUrl,
    allowedHosts: config.allowedHosts,
    cookieProfile: config.cookieProfile,
    allowedDocuments: OWN_DOCUMENTS,
    recaptcha: verification(config.recaptcha),
    // Limits count real time, also where the shop's own clock stands still.
    now: () => performance.now(),
    log: ({ level, message, ...details }) => {
      if (level === 'error') log.error(message, details);
      else log.warn(message, details);
    },
  });
}

/** Proofs are judged only where the verifier's secret is set. */
function verification(recaptcha: Config['recaptcha']) {
  if (recaptcha === null || recaptcha.secret === null) return null;
  return { secret: recaptcha.secret, version: recaptcha.version };
}

function openCommerce(config: Config, middleware: Middleware): OpenCommerce {
  const hosts = { storage: config.storageUrl, assets: config.assetsUrl };
  return (visitor, token) => {
    const cookies: string[] = [];
    const call = callInProcess(middleware, visitor, token, cookies);
    const context = { currency: visitor.currency, hosts };
    return { commerce: middlewareCommerce(call, context, sanitiseHtml), setCookies: () => cookies };
  };
}

function callInProcess(
  middleware: Middleware,
  visitor: Visitor,
  token: () => string | null,
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
      token: token(),
    });
    cookies.push(...answer.setCookies);
    return { status: answer.status, body: throughJson(answer.body) };
  };
}

function throughJson(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
}
