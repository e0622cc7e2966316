import { holdsLink } from '../../../../src/domain/text/person-name';

test.each([
  'https://evil.example',
  'Click evil.com now',
  'WWW.evil',
  'evil。com',
  'ev\u200Bil.com',
  'ｅｖｉｌ．ｃｏｍ',
  't.co/x',
  'bit.ly',
  'Evil.Com',
  'Visit Evil.Shop',
  'Mrs.Smith.Com',
  'Jean.Luc/x',
])('finds a link in a name such as %j', (name) => expect(holdsLink(name)).toBe(true));

test.each([
  'Ann',
  'St.John',
  'J.R.R. Tolkien',
  'Mrs.Smith',
  'Mrs.Ng-Li',
  'Jean.Luc',
  'Jean.Luc-Marie',
  'Prof.Dr.Lee',
  "O'Brien-Smith",
  'Dr. Lee',
  'Ngũgĩ wa Thiong’o',
  'Lee Jr.',
  'Ann & Bob',
  'Smith/Jones',
  '',
])('finds no link in a name such as %j', (name) => expect(holdsLink(name)).toBe(false));
