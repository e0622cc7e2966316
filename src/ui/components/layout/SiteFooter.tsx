import { inStore, type SiteProps } from '../../site-props';
import { DEFAULT_FOOTER, footerTexts } from '../../texts/en/layout/footer';
import { openAgainText } from '../../texts/en/delivery/shop-words';
import { CURRENCY_CHOICE_ID, STORE_CHOICE_ID } from './choice-ids';
import { FlowerRow } from './FlowerRow';
import { FooterColumns, ItemLink, OutsideLink } from './FooterColumns';

/** `DEFAULT_FOOTER` replaces parts that the florist has not written or that cannot be read. */
export function SiteFooter({ site }: { site: SiteProps }) {
  const { storePrefix, otherStores, currency, currencies, hasNewsletter } = site;
  const footer = site.footer ?? DEFAULT_FOOTER;
  const credit = footer.credit.name === '' ? DEFAULT_FOOTER.credit : footer.credit;
  const when = openAgainText(site);
  const back = inStore(storePrefix, '/');
  return (
    <footer className="site-footer">
      <FlowerRow />
      <div className="footer-ground">
        <div className="page">
          <div className="footer-parts">
            <div>
              <p className="footer-promise">{footer.promise || DEFAULT_FOOTER.promise}</p>
              <p className="footer-where">{footerTexts.where}</p>
              {when !== '' && <p className="footer-where">{when}</p>}
              <p className="footer-where">{footerTexts.complaints}</p>
              {hasNewsletter && (
                <a
                  className="footer-link"
                  id="footer-newsletter"
                  href={inStore(storePrefix, '/newsletter')}
                  data-overlay="newsletter"
                >
                  {footerTexts.newsletter}
                </a>
              )}
            </div>
            <FooterColumns footer={footer} storePrefix={storePrefix} />
          </div>
          <ul className="footer-legal" aria-label={footerTexts.legal}>
            {(footer.legal.length > 0 ? footer.legal : DEFAULT_FOOTER.legal).map((item) => (
              <li key={item.link}>
                <ItemLink item={item} storePrefix={storePrefix} />
              </li>
            ))}
          </ul>
          <div className="footer-small">
            <p>{footer.copyright || DEFAULT_FOOTER.copyright}</p>
            {otherStores.length > 0 && <OtherStores stores={otherStores} back={back} />}
            {currencies.length > 1 && <Currencies codes={currencies.filter((code) => code !== currency)} back={back} />}
            <p>
              {credit.link === null ? (
                credit.name
              ) : (
                <OutsideLink link={credit.link}>
                  <span>{credit.name}</span>
                </OutsideLink>
              )}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}

/** Leads to the home page of another store, and remembers the choice. `back` is this store's home page. */
function OtherStores({ stores, back }: { stores: SiteProps['otherStores']; back: string }) {
  return (
    <form method="post" action="/api/actions/change-store" id={STORE_CHOICE_ID}>
      <input type="hidden" name="back" value={back} />
      {footerTexts.shopIn}
      {stores.map(({ code, country }) => (
        <button key={code} type="submit" className="footer-store" name="code" value={code}>
          {country}
        </button>
      ))}
    </form>
  );
}

/** For browsers without scripts; others use the choice in the header. `back` is this store's home page. */
function Currencies({ codes, back }: { codes: readonly string[]; back: string }) {
  return (
    <form
      method="post"
      action="/api/actions/change-currency"
      id={CURRENCY_CHOICE_ID}
      className="noscript:block hidden [html[data-hydration-failed]_&]:block"
    >
      <input type="hidden" name="back" value={back} />
      {footerTexts.payIn}
      {codes.map((code) => (
        <button key={code} type="submit" className="footer-store" name="id" value={code}>
          {code}
        </button>
      ))}
    </form>
  );
}
