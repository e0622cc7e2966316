import { deliveryCalendar } from '../../../../src/domain/delivery/delivery-calendar';
import { someDeliveryRules } from '../../../builders/a-delivery-schedule';

/** Set by the environment of the unit suite. */
declare const liveIn: (zone: string) => void;

/** Clock changes in London and other zones (Sydney: first Sunday of April), a leap day, the end of a year. */
const INSTANTS = [
  '2026-03-28T14:00:00Z',
  '2026-03-29T01:00:00Z',
  '2026-04-04T15:30:00Z',
  '2026-07-15T12:59:59Z',
  '2026-07-15T23:30:00Z',
  '2026-10-24T13:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-11-01T09:00:00Z',
  '2026-12-31T13:59:00Z',
  '2028-02-28T14:00:00Z',
].map((instant) => Date.parse(instant));

const daysOffered = () =>
  INSTANTS.map((epochMs) => deliveryCalendar(someDeliveryRules(['funerals'], epochMs), '2026-03-01', '2027-01-10'));

describe('The offered delivery days', () => {
  liveIn('Europe/London');
  const inLondon = daysOffered();

  /** With the offset of January 2027 in minutes, as `getTimezoneOffset` returns it. */
  test.each([
    ['UTC', 0],
    ['Pacific/Kiritimati', -840],
    ['Pacific/Pago_Pago', 660],
    ['America/New_York', 300],
    ['America/Los_Angeles', 480],
    ['Pacific/Auckland', -780],
    ['Australia/Lord_Howe', -660],
  ])('are the same in the time zone %s', (zone, offset) => {
    liveIn(zone);
    expect(new Date(1_800_000_000_000).getTimezoneOffset()).toBe(offset);
    expect(daysOffered()).toEqual(inLondon);
  });
});
