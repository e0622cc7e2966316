import { workshopClock } from '../../../../src/domain/catalogue/workshop-clock';

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
