import type { Footer, FooterItem } from '../../../domain/content/layout';
import { inStore } from '../../site-props';
import { DEFAULT_FOOTER, footerTexts } from '../../texts/en/layout/footer';
import { Icon } from '../shared/Icon';
import type { Elements } from '../shared/elements';

/** The links of the footer; those of the social networks are the last column. */
export function FooterColumns({ footer, storePrefix }: { footer: Footer; storePrefix: string }) {
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
export function ItemLink({ item: { name, link, external }, storePrefix }: { item: FooterItem; storePrefix: string }) {
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
export function OutsideLink({ link, children }: { link: string; children: Elements }) {
  return (
    <a className="footer-link gap-2" href={link} target="_blank" rel="noopener noreferrer">
      {children} <span className="sr-only">{footerTexts.opensInNewTab}</span>
    </a>
  );
}
