import {
  SOCIAL_ICONS,
  type Footer,
  type FooterColumn,
  type FooterItem,
  type SocialItem,
} from '../../domain/content/layout';
import { isAttributes, line, type Attributes, link, listed, MAX_NAME, name, text, type Report } from './entry-fields';

const MAX_COLUMNS = 8;
/** Links in a column. */
const MAX_LINKS = 15;
/** Characters. */
const MAX_TEXT = 300;

/** The entry `footer`. An item without a link is left out; so is what is wrong or too much, which is reported. */
export function toFooter(entry: Attributes, report: Report): Footer {
  const credit = isAttributes(entry.credit) ? entry.credit : {};
  return {
    columns: listed(entry.columns, 'columns', MAX_COLUMNS, report, toColumn),
    socialTitle: text(entry.socialTitle, 'socialTitle', MAX_NAME, report),
    socialTitleLink: link(entry.socialTitleLink, 'socialTitleLink', report),
    social: listed(entry.social, 'social', MAX_LINKS, report, toSocialItem),
    legal: listed(entry.legal, 'legal', MAX_LINKS, report, toItem),
    promise: text(entry.promise, 'promise', MAX_TEXT, report),
    copyright: text(entry.copyright, 'copyright', MAX_TEXT, report),
    credit: {
      name: text(credit.name, 'credit.name', MAX_NAME, report),
      link: link(credit.link, 'credit.link', report),
    },
  };
}

function toColumn(column: Attributes, field: string, report: Report): FooterColumn | null {
  const title = name(column.title, `${field}.title`, report);
  const titleLink = link(column.titleLink, `${field}.titleLink`, report);
  const items = listed(column.items, `${field}.items`, MAX_LINKS, report, toItem);
  const isEmpty = titleLink === null && items.length === 0;
  return title === '' || isEmpty ? null : { title, titleLink, items };
}

function toItem(item: Attributes, field: string, report: Report): FooterItem | null {
  const words = name(item.name, `${field}.name`, report);
  const to = link(item.link, `${field}.link`, report);
  const external = item.external ?? false;
  if (typeof external !== 'boolean') report(`${field}.external`, 'is neither true nor false');
  return words === '' || to === null || typeof external !== 'boolean' ? null : { name: words, link: to, external };
}

function toSocialItem(item: Attributes, field: string, report: Report): SocialItem | null {
  const wanted = line(item.icon);
  const icon = SOCIAL_ICONS.find((known) => known === wanted) ?? null;
  if (icon === null && wanted !== '') report(`${field}.icon`, `is none of ${SOCIAL_ICONS.join(', ')}`);
  const label = name(item.label, `${field}.label`, report);
  const to = link(item.link, `${field}.link`, report);
  return label === '' || to === null ? null : { icon, label, link: to };
}
