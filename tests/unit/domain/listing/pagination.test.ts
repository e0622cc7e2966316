import fc from 'fast-check';
import { currentPage, pageCount, visiblePages } from '../../../../src/domain/listing/pagination';

describe('The pages of a listing', () => {
  test.each([
    [45, 10, 3, 5, 3],
    [45, 10, 6, 5, 1],
    [45, 10, 5, 5, 5],
    [45, 10, 0, 5, 1],
    [45, 10, -2, 5, 1],
    [0, 10, 1, 0, 1],
    [undefined, 10, 1, 1, 1],
    [101, 50, 3, 3, 3],
    [100, 100, 1, 1, 1],
    [-1, 10, 1, 0, 1],
    [10, 0, 1, 0, 1],
  ])(
    'S3-59 of %p products at %d a page, page %d requested: %d pages, page %d shown',
    (total, size, asked, pages, shown) => {
      expect(pageCount(total, size)).toBe(pages);
      expect(currentPage(asked, pages)).toBe(shown);
    },
  );

  test.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
    [1, 0, []],
  ])('show, for page %d of %d, the numbers %j', (current, pages, expected) => {
    expect(visiblePages(current, pages)).toEqual(expected);
  });

  test('show at most five numbers that always include the current page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (pages, pick) => {
        const current = 1 + (pick % pages);
        const shown = visiblePages(current, pages);
        expect(shown).toContain(current);
        expect(shown.length).toBe(Math.min(5, pages));
        expect(shown.every((page, index) => page === (shown[0] ?? 0) + index && page >= 1 && page <= pages)).toBe(true);
      }),
    );
  });
});
