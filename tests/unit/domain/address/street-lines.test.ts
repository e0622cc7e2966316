import fc from 'fast-check';
import { fromLines, toLines } from '../../../../src/domain/address/street-lines';

const lines = (street = '', apartment = '', neighborhood = '', extra = '') => ({
  street,
  apartment,
  neighborhood,
  extra,
});

test.each([
  [lines('A', 'B', '', 'D'), ['A', 'B', 'D']],
  [lines('A'), ['A']],
  [lines('A', 'B', 'C', 'D'), ['A', 'B', 'C', 'D']],
  [lines('', 'B'), ['B']],
  [lines(' A ', '  '), ['A']],
  [lines(), []],
])('S3-49 writes apartment, neighborhood and extra after the street: %j', (given, kept) => {
  expect(toLines(given)).toEqual(kept);
});

test.each([
  [['1 High St', 'Flat 2', 'Old Town', 'Rear'], lines('1 High St', 'Flat 2', 'Old Town', 'Rear')],
  [['1 High St'], lines('1 High St')],
  [[], lines()],
  [['A', 'B', 'C', 'D', 'E'], lines('A', 'B', 'C', 'D, E')],
  [['A', 'B', 'C', '', 'E', '  '], lines('A', 'B', 'C', 'E')],
])('S3-50 reads the lines %j by position', (kept, read) => {
  expect(fromLines(kept)).toEqual(read);
});

test('S3-49 reads lines without gaps as they were written', () => {
  const line = fc.stringMatching(/^[a-z0-9][a-z0-9 ]{0,10}[a-z0-9]$/);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (written) => {
      expect(toLines(fromLines(written))).toEqual(written);
    }),
  );
});
