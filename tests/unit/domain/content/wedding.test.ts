import { moreWeddings } from '../../../../src/domain/content/wedding';
import { aWedding } from '../../../builders/a-wedding';

const ALL = [
  aWedding({ slug: 'a', season: 'summer' }),
  aWedding({ slug: 'b', season: 'winter' }),
  aWedding({ slug: 'c', season: 'summer' }),
  aWedding({ slug: 'd', season: null }),
  aWedding({ slug: 'e', season: 'winter' }),
  aWedding({ slug: 'f', season: 'summer' }),
];
const after = (slug: string, season: 'summer' | 'winter' | null) =>
  moreWeddings(ALL, { slug, season }).map((wedding) => wedding.slug);

describe('Other weddings to look at', () => {
  test('S2-21 those of its season come first, from it on, then the rest; never the wedding itself', () => {
    expect(after('c', 'summer')).toEqual(['f', 'a', 'd', 'e']);
    expect(after('b', 'winter')).toEqual(['e', 'c', 'd', 'f']);
    expect(after('d', null)).toEqual(['e', 'f', 'a', 'b']);
  });

  test('S2-22 a wedding that is not listed yet has all others', () => {
    expect(after('new', 'winter')).toEqual(['b', 'e', 'a', 'c']);
  });

  test('S2-22 the only wedding has none', () => {
    expect(moreWeddings([aWedding()], aWedding())).toEqual([]);
  });
});
