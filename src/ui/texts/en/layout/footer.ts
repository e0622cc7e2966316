import { contactTexts } from './contact';
import { premises } from './premises';

export interface FooterItem {
  readonly name: string;
  readonly link: string;
  /** Opens in a new tab. */
  readonly external: boolean;
}

export interface FooterColumn {
  readonly title: string;
  readonly titleLink: string;
  readonly items: readonly FooterItem[];
}

const inside = (name: string, link: string): FooterItem => ({ name, link, external: false });
const outside = (name: string, link: string): FooterItem => ({ name, link, external: true });

/** Paths have no store prefix. The telephone numbers are from the range reserved for fiction. */
const columns: readonly FooterColumn[] = [
  {
    title: 'About',
    titleLink: '/about',
    items: [inside('Who we are', '/chichester-florists'), inside('Contact us', '/contact-us')],
  },
  {
    title: 'Info',
    titleLink: '/info',
    items: [
      inside('Local suppliers', '/local-suppliers'),
      inside(`Call us: ${contactTexts.phone}`, contactTexts.phoneLink),
      inside('Email us', contactTexts.emailLink),
      outside('Visit us', 'https://www.openstreetmap.org/search?query=Chichester%20Cross'),
    ],
  },
  { title: 'Order', titleLink: '/order', items: [inside('Purchase terms', '/terms'), inside('Privacy', '/privacy')] },
  {
    title: 'Follow',
    titleLink: '/socials',
    items: [
      outside('Instagram', 'https://www.instagram.com/'),
      outside('Facebook', 'https://www.facebook.com/'),
      outside('Pinterest', 'https://www.pinterest.co.uk/'),
    ],
  },
];

export const footerTexts = {
  label: 'More about the shop',
  columns,
  opensInNewTab: '(opens in a new tab)',
  promise: 'Flowers grown near Chichester, tied by hand, brought to the door.',
  where: premises.shop,
  when: `Open ${premises.hours}.`,
  complaints: `Questions and complaints: ${contactTexts.phone} or ${contactTexts.email}.`,
  newsletter: 'Sign up for our newsletter',
  copyright: `© ${premises.trader}. Registered in England and Wales, company number 99041796. VAT number GB 417 2096 53.`,
  /** Followed by the countries of the other stores. */
  shopIn: 'Shop in',
  payIn: 'Pay in',
  credit: 'Website by Hedgerow Works.',
} as const;
