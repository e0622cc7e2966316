import { upcomingWorkshops } from '../../../../src/domain/catalogue/workshop';
import { aWorkshop } from '../../../builders/a-workshop';

const TODAY = '2026-03-04';
const upcoming = (...days: readonly (string | null)[]) =>
  upcomingWorkshops(
    days.map((day, at) => aWorkshop({ day, name: `Workshop ${at}` })),
    TODAY,
  ).map(({ day }) => day);

test('S2-109 workshops of the past and of today, which cannot be booked any more, are left out', () => {
  expect(upcoming('2025-12-31', '2026-03-03', TODAY, '2026-03-05', '2027-01-01')).toEqual(['2026-03-05', '2027-01-01']);
});

test('S2-109 the next workshop is the first, and one without a day the last', () => {
  expect(upcoming(null, '2027-01-01', '2026-03-05', null, '2026-12-01')).toEqual([
    '2026-03-05',
    '2026-12-01',
    '2027-01-01',
    null,
    null,
  ]);
});

test('S2-109 workshops of one day are in the order of their names', () => {
  const named = ['Wreaths', 'Crowns', 'Garlands'].map((name) => aWorkshop({ name }));
  expect(upcomingWorkshops(named, TODAY).map(({ name }) => name)).toEqual(['Crowns', 'Garlands', 'Wreaths']);
});
