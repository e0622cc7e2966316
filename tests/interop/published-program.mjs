/**
 * The published middleware with the published integration, as its own documentation sets it up, in front of the GraphQL
 * address given as the argument; with `sharing` as it is by itself. Runs in the folder where they are installed; sends
 * its parent the port and the names of its methods.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [api, sharing] = process.argv.slice(2);
const load = createRequire(join(process.cwd(), 'package.json'));
const INTEGRATION = '@vue-storefront/magento-api/server';

const configuration = {
  api,
  cookies: {
    currencyCookieName: 'vsf-currency',
    countryCookieName: 'vsf-country',
    localeCookieName: 'vsf-locale',
    cartCookieName: 'vsf-cart',
    customerCookieName: 'vsf-customer',
    storeCookieName: 'vsf-store',
    messageCookieName: 'vsf-message',
  },
  // Its built-in agent speaks https only, and the embedded backend stands behind no certificate.
  customApolloHttpLinkOptions: { useGETForQueries: true, fetchOptions: {} },
  // By itself it answers one visitor's question with another's answer when both ask at once.
  customOptions: { queryDeduplication: sharing === 'sharing' },
  recaptcha: { isEnabled: false },
};

const { createServer } = load('@vue-storefront/middleware');
const app = await createServer({ integrations: { magento: { location: INTEGRATION, configuration } } });
const methods = Object.keys(load(INTEGRATION).createApiClient(configuration).api);
const server = app.listen(0, '127.0.0.1', () => process.send({ port: server.address().port, methods }));
process.on('disconnect', () => process.exit(0));
