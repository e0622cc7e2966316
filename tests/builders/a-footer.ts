import type { Footer } from '../../src/domain/content/layout';

/** Other words and links than those of the demo's entry. */
export function aFooter(overrides: Partial<Footer> = {}): Footer {
  return {
    columns: [
      {
        title: 'Our shop',
        titleLink: '/our-shop',
        items: [
          { name: 'Opening hours', link: '/hours', external: false },
          { name: 'Find us', link: 'https://maps.example/posy', external: true },
        ],
      },
    ],
    socialTitle: 'Keep in touch',
    socialTitleLink: '/socials',
    social: [{ icon: 'instagram', label: 'Our pictures', link: 'https://instagram.example/ours' }],
    legal: [{ name: 'The small print', link: '/small-print', external: false }],
    promise: 'Flowers from next door.',
    copyright: '© A shop. VAT number GB 000 0000 00.',
    credit: { name: 'Website by a friend', link: 'https://friend.example' },
    ...overrides,
  };
}
