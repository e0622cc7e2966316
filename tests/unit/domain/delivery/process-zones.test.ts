import { deliveryCalendar } from '../../../../src/domain/delivery/delivery-calendar';
import { deliveryRulesFor } from '../../../../src/domain/delivery/delivery-rules';

/** Given by the unit suite's environment. */
declare const liveIn: (zone: string) => void;

/** Both clock changes of London, those of other zones (Sydney's is the first Sunday of April), a leap day, a year's end. */
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
  INSTANTS.map((epochMs) => deliveryCalendar(deliveryRulesFor(['funerals'], epochMs), '2026-03-01', '2027-01-10'));

describe('The days a process offers', () => {
  liveIn('Europe/London');
  const inLondon = daysOffered();

  /** Each with its minutes behind Greenwich in January 2027. */
  test.each([
    ['UTC', 0],
    ['Pacific/Kiritimati', -840],
    ['Pacific/Pago_Pago', 660],
    ['America/New_York', 300],
    ['America/Los_Angeles', 480],
    ['Pacific/Auckland', -780],
    ['Australia/Lord_Howe', -660],
  ])('are the same when it runs in %s', (zone, offset) => {
    liveIn(zone);
    expect(new Date(1_800_000_000_000).getTimezoneOffset()).toBe(offset);
    expect(daysOffered()).toEqual(inLondon);
  });
});
