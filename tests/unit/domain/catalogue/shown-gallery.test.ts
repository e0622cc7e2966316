import type { Picture } from '../../../../src/domain/catalogue/pictures/picture';
import { shownGallery } from '../../../../src/domain/catalogue/shown-gallery';
import { aChoice } from '../../../builders/a-product';

const pictures = (name: string, count: number): readonly Picture[] =>
  Array.from({ length: count }, (_, at) => ({ url: `/media/${name}-${at}.jpg`, alt: '' }));
const urls = (list: readonly Picture[]) => list.map(({ url }) => url);

describe('The product pictures', () => {
  test.each([
    ['those of the choice', 2, 3, 'red', 2],
    ['at most ten of the choice', 12, 3, 'red', 10],
    ['the product’s own if the choice has none', 0, 3, 'own', 3],
    ['at most ten of the product’s own', 0, 11, 'own', 10],
    ['none', 0, 0, 'own', 0],
  ])('S9-18 S3-22 are %s', (_name, ofChoice, ofProduct, name, count) => {
    const configurable = aChoice({ gallery: pictures('red', ofChoice) });
    const shown = shownGallery({ configurable, gallery: pictures('own', ofProduct) });
    expect(urls(shown)).toEqual(urls(pictures(name, count)));
  });

  test('keep a text of their own, and have none if several share it', () => {
    const gallery = ['Roses', 'In a vase', 'Roses'].map((alt, at) => ({ url: `/media/${at}.jpg`, alt }));
    expect(shownGallery({ configurable: null, gallery }).map(({ alt }) => alt)).toEqual(['', 'In a vase', '']);
    expect(shownGallery({ configurable: null, gallery: gallery.slice(0, 1) })[0]?.alt).toBe('Roses');
  });

  test('S9-18 are the product’s own if it is not configurable', () => {
    expect(urls(shownGallery({ configurable: null, gallery: pictures('own', 4) }))).toHaveLength(4);
  });
});
