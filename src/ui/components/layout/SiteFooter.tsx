import { inStore, type SiteProps } from '../../site-props';
import { type FooterColumn, type FooterItem, footerTexts } from '../../texts/en/layout/footer';
import { Icon } from '../shared/Icon';
import { CURRENCY_CHOICE_ID, STORE_CHOICE_ID } from './choice-ids';
import { FlowerRow } from './FlowerRow';

export function SiteFooter({ site }: { site: SiteProps }) {
  const { storePrefix, otherStores, currency, currencies, hasNewsletter } = site;
  const back = inStore(storePrefix, '/');
  return (
    <footer className="site-footer">
      <FlowerRow />
      <div className="footer-ground">
        <div className="page">
          <div className="footer-parts">
            <div>
              <p className="footer-promise">{footerTexts.promise}</p>
              <p className="footer-where">{footerTexts.where}</p>
              <p className="footer-where">{footerTexts.when}</p>
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
            <nav className="footer-columns" aria-label={footerTexts.label}>
              {footerTexts.columns.map((column) => (
                <Column key={column.title} column={column} storePrefix={storePrefix} />
              ))}
            </nav>
          </div>
          <div className="footer-small">
            <p>{footerTexts.copyright}</p>
            {otherStores.length > 0 && <OtherStores stores={otherStores} back={back} />}
            {currencies.length > 1 && <Currencies codes={currencies.filter((code) => code !== currency)} back={back} />}
            <p>{footerTexts.credit}</p>
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

/** For whoever has no scripts; the others choose in the header. `back` is this store's home page. */
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

/** Collapsible on a phone; wide screens always show the content (see `footer.css`). */
function Column({ column, storePrefix }: { column: FooterColumn; storePrefix: string }) {
  return (
    <details className="footer-column">
      <summary className="footer-title">
        {column.title}
        <Icon name="down" />
      </summary>
      <ul className="footer-list">
        <li>
          <a className="footer-link footer-all" href={inStore(storePrefix, column.titleLink)}>
            {column.title}
          </a>
        </li>
        {column.items.map((item) => (
          <li key={item.name}>
            <FooterLink item={item} storePrefix={storePrefix} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Tells that a link opens a new tab. */
function FooterLink({ item, storePrefix }: { item: FooterItem; storePrefix: string }) {
  if (!item.external) {
    return (
      <a className="footer-link" href={inStore(storePrefix, item.link)}>
        {item.name}
      </a>
    );
  }
  return (
    <a className="footer-link" href={item.link} target="_blank" rel="noopener noreferrer">
      {item.name} <span className="sr-only">{footerTexts.opensInNewTab}</span>
    </a>
  );
}
