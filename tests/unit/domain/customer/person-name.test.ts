import { holdsLink } from '../../../../src/domain/customer/person-name';

test.each([
  'https://evil.example',
  'Click evil.com now',
  'WWW.evil',
  'evil。com',
  'ev\u200Bil.com',
  'ｅｖｉｌ．ｃｏｍ',
  't.co/x',
  'bit.ly',
])('finds a link in a name such as %j', (name) => expect(holdsLink(name)).toBe(true));

test.each([
  'Ann',
  'St.John',
  'J.R.R. Tolkien',
  "O'Brien-Smith",
  'Dr. Lee',
  'Ngũgĩ wa Thiong’o',
  'Lee Jr.',
  'Ann & Bob',
  'Smith/Jones',
  '',
])('finds no link in a name such as %j', (name) => expect(holdsLink(name)).toBe(false));
