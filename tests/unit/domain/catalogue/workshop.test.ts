import { upcomingWorkshops, workshopClock } from '../../../../src/domain/catalogue/workshop';
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

test.each([
  ['6.30 pm to 8.30 pm', { begins: '18:30', ends: '20:30' }],
  ['10 am to 12.15 pm', { begins: '10:00', ends: '12:15' }],
  ['18.30–20.00', { begins: '18:30', ends: '20:00' }],
  ['12 am to 1 am', { begins: '00:00', ends: '01:00' }],
  ['all day', null],
  ['from 6 pm', null],
  ['25.00 to 26.00', null],
  ['9 to 10, and 11 to 12', null],
  ['', null],
])('S2-109 the hours “%s” are %j', (hours, clock) => {
  expect(workshopClock(hours)).toEqual(clock);
});
