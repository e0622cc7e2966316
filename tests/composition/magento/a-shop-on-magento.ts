import type { GetServerSideProps } from 'next';
import { createMiddleware, type MiddlewareSettings } from '../../../middleware/middleware';
import { OWN_DOCUMENTS } from '../../../src/adapters/graphql-middleware/own-documents';
import { magentoBackend } from '../../../src/composition/commerce/magento';
import { loadCartPage } from '../../../src/adapters/http/pages/cart';
import { loadHome } from '../../../src/adapters/http/pages/home';
import { personalPage, publicPage } from '../../../src/composition/server/pages';
import { loadPath } from '../../../src/adapters/http/pages/path';
import { aHomePage, aHomeRow } from '../../builders/a-home-page';
import { aShop } from '../../builders/a-shop';
import { configOf, serveShop } from '../a-server-app';
import { askedPage, askedRedirect } from '../asked-page';

const home = publicPage(loadHome);
const path = publicPage(loadPath);
const cart = personalPage(loadCartPage);

/** Serves the shop on a Magento, whose queries may take `queryMs`. */
export function serveShopOnMagento(
  graphqlUrl: string,
  env: Readonly<Record<string, string>> = {},
  queryMs = 10_000,
  recaptcha: MiddlewareSettings['recaptcha'] = null,
) {
  const { clock, log, content } = aShop({
    home: aHomePage({ heroSku: 'POSY', rows: [aHomeRow({ skus: ['TULIPS', 'FERN'] })] }),
  });
  const config = configOf({ ...env, MAGENTO_GRAPHQL_URL: graphqlUrl, STORAGE_URL: new URL(graphqlUrl).origin });
  const middleware = createMiddleware({
    integration: config.integration,
    graphqlUrl,
    middlewareUrl: null,
    allowedHosts: config.allowedHosts,
    cookieProfile: config.cookieProfile,
    allowedDocuments: OWN_DOCUMENTS,
    recaptcha,
    limits: { queryMs, mutationMs: queryMs, orderMs: queryMs },
    now: () => 0,
    log: ({ message, ...details }) => log.error(message, { ...details }),
    random: () => 0,
  });
  const backend = magentoBackend({ config, clock, log, middleware });
  const restart = () => void serveShop({ config, clock, log, content, backend });
  restart();
  /** Opens a page with nothing cached: its status, and its props as text. */
  const open = async (url: string, cookie = '') => {
    restart();
    const { status, props } = await pageOf(url, cookie);
    return { status, text: JSON.stringify(props) };
  };
  return { log, open };
}

/** The server's redirect for a path of the shop. */
export const redirectOf = (url: string) => askedRedirect(path, url);

/** The server's response for a page of the shop. */
export function pageOf(url: string, cookie = '') {
  const [name] = url.split('?');
  const page = (name === '/' ? home : name === '/cart' ? cart : path) as GetServerSideProps<object>;
  return askedPage(page, url, cookie === '' ? {} : { cookie });
}
