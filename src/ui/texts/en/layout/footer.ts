import type { Footer, FooterItem } from '../../../../domain/content/layout';
import { contactTexts } from './contact';
import { premises } from './premises';

const inside = (name: string, link: string): FooterItem => ({ name, link, external: false });

const MAP = `https://www.openstreetmap.org/search?query=${encodeURIComponent(premises.shop)}`;

/** Shown until the florist's entry can be read. The telephone numbers are from the range reserved for fiction. */
export const DEFAULT_FOOTER: Footer = {
  columns: [
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
        { name: 'Visit us', link: MAP, external: true },
        inside('Good to know', '/Pages'),
      ],
    },
    { title: 'Order', titleLink: '/order', items: [inside('Purchase terms', '/terms'), inside('Privacy', '/privacy')] },
  ],
  socialTitle: 'Follow',
  socialTitleLink: '/socials',
  social: [
    { icon: 'instagram', label: 'Instagram', link: 'https://instagram.example/posy' },
    { icon: 'facebook', label: 'Facebook', link: 'https://facebook.example/posy' },
    { icon: 'pinterest', label: 'Pinterest', link: 'https://pinterest.example/posy' },
  ],
  legal: [
    inside('Delivery', '/delivery'),
    inside('Returns', '/returns'),
    inside('Purchase terms', '/terms'),
    inside('Privacy', '/privacy'),
    inside('Cookies', '/cookies'),
    inside('Accessibility', '/accessibility'),
    inside('Complaints', '/complaints'),
    inside('How we check reviews', '/reviews'),
    inside('Company details', '/company'),
  ],
  promise: 'Flowers from Chichester, tied by hand.',
  copyright: `© ${premises.trader}. Registered in England and Wales, company number 99041796. VAT number GB 417 2096 53.`,
  credit: { name: 'Website by Hedgerow Works', link: 'https://hedgerow.example' },
};

export const footerTexts = {
  label: 'More about the shop',
  legal: 'Terms, privacy and returns',
  opensInNewTab: '(opens in a new tab)',
  where: premises.shop,
  /** Its number is not broken over two lines. */
  complaints: `Questions and complaints: ${contactTexts.phone.replaceAll(' ', '\u00a0')} or ${contactTexts.email}.`,
  newsletter: 'Sign up for our newsletter',
  /** Followed by the countries of the other stores. */
  shopIn: 'Shop in',
  payIn: 'Pay in',
} as const;
