export interface SeedPage {
  readonly identifier: string;
  readonly title: string;
  readonly heading: string;
  /** HTML: paragraphs, headings, lists and links only. */
  readonly content: string;
  readonly metaDescription: string;
}

/** The CMS pages that `storeConfig` names to Magento storefronts. */
export const PAGES: readonly SeedPage[] = [
  {
    identifier: 'home',
    title: 'Posy, your florist in Chichester',
    heading: '',
    content: '<p>Flowers tied by hand in Chichester, and brought to the door.</p>',
    metaDescription:
      'Hand-tied bouquets, plants and funeral flowers from a florist in Chichester, delivered to the door.',
  },
  {
    identifier: 'no-route',
    title: 'Not found',
    heading: 'Nothing grows here',
    content:
      '<p>The page you asked for has moved, or never was. Have a look at <a href="/flowers.html">our flowers</a>, or call us and we will find what you are looking for.</p>',
    metaDescription: '',
  },
  {
    identifier: 'enable-cookies',
    title: 'Cookies',
    heading: 'The shop needs a few cookies',
    content:
      '<p>They remember what is in your cart, who is signed in, and which currency you like. Without them nothing can be ordered.</p>',
    metaDescription: '',
  },
];

export interface SeedBlock {
  readonly identifier: string;
  readonly title: string;
  readonly content: string;
}

export const BLOCKS: readonly SeedBlock[] = [
  {
    identifier: 'care-card',
    title: 'Before you put them in water',
    content:
      '<p>Cut two centimetres off each stem, at a slant. Take off the leaves that would stand in water, and change it every other day.</p>',
  },
];
