import type { HomePage, HomeRow } from '../../src/domain/content/home-page';

export function aHomeRow(overrides: Partial<HomeRow> = {}): HomeRow {
  return {
    heading: 'In season',
    text: 'Cut this morning.',
    skus: ['PEONIES', 'TULIPS'],
    link: { label: 'All flowers', path: '/flowers.html' },
    ...overrides,
  };
}

/** The home page for `someStoreData`. */
export function aHomePage(overrides: Partial<HomePage> = {}): HomePage {
  return {
    title: 'Posy, florist in Chichester',
    description: 'Flowers tied by hand.',
    heroHeading: 'Flowers for today',
    heroText: '<p>Tied by hand.</p>',
    heroSku: 'ROSES',
    heroLink: { label: 'See the roses', path: '/roses.html' },
    heroLinkAbroad: null,
    occasions: [{ label: 'Workshops', path: '/workshops.html' }],
    rows: [aHomeRow()],
    storyHeading: 'Our shop',
    storyText: '<p>Since spring.</p>',
    ...overrides,
  };
}
