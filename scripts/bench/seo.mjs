/** Lighthouse's SEO score of every kind of public page, at a public address; and which audits fail. */
import { freePort } from '../ports.mjs';
import { withBrowser } from './browser.mjs';
import { loadLighthouse } from './lighthouse.mjs';
import { withShop } from './shop.mjs';

const PAGES = [
  ['home', '/'],
  ['home of the other store', '/ie'],
  ['category', '/flowers.html'],
  ['workshops on sale', '/workshops.html'],
  ['product', '/clear-glass-posy-vase.html'],
  ['product with sizes', '/the-hand-tied-bouquet.html'],
  ['set', '/gardeners-rest.html'],
  ['group', '/supper-table.html'],
  ['workshop', '/a-day-at-the-bench.html'],
  ['gift card', '/gift-card-by-email.html'],
  ['product at the second store', '/ie/clear-glass-posy-vase.html'],
  ['content', '/flower-care'],
  ['content about workshops', '/chichester-flower-workshops'],
  ['contact', '/contact-us'],
  ['delivery', '/delivery'],
  ['zone', '/delivery-chichester'],
  ['reviews', '/reviews'],
  ['weddings', '/chichester-wedding-flowers'],
  ['wedding', '/chichester-wedding-flowers/may-day-wedding-in-an-orchard'],
  ['search, not to be indexed', '/search?term=roses'],
  ['enquiry, not to be indexed', '/enquiry?about=wedding'],
];
/** Nobody else answers there; the browser is told to find the shop. */
const SITE_URL = 'http://www.posy.example';
/** What counts by itself only if the backend's address is not named. */
const EMBEDDED = { STORES: 'default en-GB GBP,EUR,USD; ie en-IE EUR,GBP,USD /ie', ENQUIRIES: 'on' };

export async function measure({ project }) {
  const { lighthouse, missing } = await loadLighthouse();
  if (missing !== undefined) return [{ title: `SEO is not measured: ${missing}`, columns: [], rows: [] }];
  const port = await freePort();
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories: ['seo'] };
  const inBrowser = async () => {
    const rows = [];
    for (const [name, path] of PAGES) rows.push([name, ...figuresOf(await lighthouse(SITE_URL + path, flags))]);
    return [{ title: 'Lighthouse, SEO, at a public address', columns: ['score', 'fails'], rows }];
  };
  const work = (shop) =>
    withBrowser(inBrowser, [
      `--remote-debugging-port=${port}`,
      `--host-resolver-rules=MAP www.posy.example:80 127.0.0.1:${shop.port}`,
    ]);
  return withShop(project, work, { settings: { SITE_URL, ...EMBEDDED } });
}

function figuresOf({ lhr }) {
  if (lhr.runtimeError) throw new Error(`${lhr.requestedUrl}: ${lhr.runtimeError.message}`);
  const failed = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 1);
  return [Math.round(100 * lhr.categories.seo.score), failed.map(({ id }) => id).join(', ') || '-'];
}
