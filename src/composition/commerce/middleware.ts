import { createHttpClient, createMiddleware, type Middleware, type SendHttp } from '../../../middleware/middleware';
import { OWN_DOCUMENTS } from '../../adapters/graphql-middleware/own-documents';
import type { Log } from '../../application/ports/system';
import type { Config } from '../settings/config';

/** The commerce middleware with the shop's settings; it logs refusals as warnings and failures as errors. */
export function createConfiguredMiddleware(config: Config, log: Log, send: SendHttp = createHttpClient()): Middleware {
  return createMiddleware({
    integration: config.integration,
    graphqlUrl: config.magentoGraphqlUrl,
    middlewareUrl: config.middlewareUrl,
    allowedHosts: config.allowedHosts,
    cookieProfile: config.cookieProfile,
    allowedDocuments: OWN_DOCUMENTS,
    send,
    recaptcha: verification(config),
    limits: { queryMs: config.readTimeoutMs, networkFactors: config.networkFactors },
    // Limits count real time, even where the shop's clock is fixed.
    now: () => performance.now(),
    log: ({ level, message, ...details }) => {
      if (level === 'error') log.error(message, details);
      else log.warn(message, details);
    },
  });
}

/**
 * Captchas are verified if the secret is set, and only for the shop's own host, because anybody can solve one on
 * localhost.
 */
function verification({ recaptcha, siteUrl }: Config) {
  if (recaptcha === null || recaptcha.secret === null) return null;
  return { secret: recaptcha.secret, version: recaptcha.version, hosts: [new URL(siteUrl).host] };
}
