import { inStore, type SiteProps } from '../../site-props';
import { DEFAULT_FOOTER, footerTexts } from '../../texts/en/layout/footer';
import { openAgainText } from '../../texts/en/delivery/shop-words';
import { CURRENCY_CHOICE_ID, STORE_CHOICE_ID } from './ChoiceLinks';
import type { Footer, FooterItem } from '../../../domain/content/layout';
import { Icon } from '../shared/Icon';
import type { Elements } from '../shared/elements';
import { Drawing, FLOWERS } from '../shared/Drawing';

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

/** The links of the footer; those of the social networks are the last column. */
function FooterColumns({ footer, storePrefix }: { footer: Footer; storePrefix: string }) {
  const columns = footer.columns.length > 0 ? footer.columns : DEFAULT_FOOTER.columns;
  const { social, socialTitle, socialTitleLink } = footer;
  return (
    <nav className="footer-columns" aria-label={footerTexts.label}>
      {columns.map(({ title, titleLink, items }, index) => (
        <Column key={index} title={title} titleLink={titleLink} storePrefix={storePrefix}>
          {items.map((item, at) => (
            <li key={at}>
              <ItemLink item={item} storePrefix={storePrefix} />
            </li>
          ))}
        </Column>
      ))}
      {social.length > 0 && (
        <Column title={socialTitle || DEFAULT_FOOTER.socialTitle} titleLink={socialTitleLink} storePrefix={storePrefix}>
          {social.map(({ icon, label, link }, at) => (
            <li key={at}>
              <OutsideLink link={link}>
                {icon !== null && <Icon name={icon} />}
                <span>{label}</span>
              </OutsideLink>
            </li>
          ))}
        </Column>
      )}
    </nav>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly titleLink: string | null;
  readonly storePrefix: string;
  readonly children: Elements;
}

/** Collapsible on a phone; wide screens always show the content (see `footer.css`). */
function Column({ title, titleLink, storePrefix, children }: ColumnProps) {
  return (
    <details className="footer-column">
      <summary className="footer-title">
        <span>{title}</span>
        <Icon name="down" />
      </summary>
      <ul className="footer-list">
        <li>
          {titleLink === null ? (
            <span className="footer-link footer-all">{title}</span>
          ) : (
            <a className="footer-link footer-all" href={inStore(storePrefix, titleLink)}>
              {title}
            </a>
          )}
        </li>
        {children}
      </ul>
    </details>
  );
}

/** A link of the florist’s. */
function ItemLink({ item: { name, link, external }, storePrefix }: { item: FooterItem; storePrefix: string }) {
  const href = inStore(storePrefix, link);
  if (external)
    return (
      <OutsideLink link={href}>
        <span>{name}</span>
      </OutsideLink>
    );
  return (
    <a className="footer-link" href={href}>
      {name}
    </a>
  );
}

/** Tells that it opens a new tab. */
function OutsideLink({ link, children }: { link: string; children: Elements }) {
  return (
    <a className="footer-link gap-2" href={link} target="_blank" rel="noopener noreferrer">
      {children} <span className="sr-only">{footerTexts.opensInNewTab}</span>
    </a>
  );
}

/** Fourteen flowers along the top of the footer, animated by CSS as they scroll into view. */
function FlowerRow() {
  return (
    <div className="flower-row" aria-hidden="true">
      {FLOWERS.map((flower) => (
        <Drawing key={flower} of={flower} />
      ))}
    </div>
  );
}
