import type { Wedding } from '../../src/domain/content/wedding';

const PICTURE = { url: '/media/weddings/garden-in-june/arch.jpg', alt: 'An arch of white roses', caption: 'The arch' };

export function aWedding(overrides: Partial<Wedding> = {}): Wedding {
  return {
    slug: 'garden-in-june',
    title: 'A garden in June',
    season: 'summer',
    place: 'Bosham',
    description: 'White roses and grasses for sixty guests.',
    cover: PICTURE,
    body: '<p>They asked for white.</p>',
    flowers: [
      { name: 'Garden roses', link: '/flowers/roses.html' },
      { name: 'Oat grass', link: null },
    ],
    pictures: [PICTURE],
    credit: 'Photographs: A. Friend',
    costFrom: 120_000,
    costTo: 150_000,
    ...overrides,
  };
}
