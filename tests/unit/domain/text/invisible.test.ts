import { trimText, withoutBlanks } from '../../../../src/domain/text/invisible';

test.each([
  [' ann@example.org\u00a0', 'ann@example.org'],
  ['\u202Aann@example.org\u202C', 'ann@example.org'],
  ['\u200Eann@example.org\u200B ', 'ann@example.org'],
  ['\uFEFFAnn Lee', 'Ann Lee'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
])('drops blanks and invisible marks round %j', (pasted, text) => expect(trimText(pasted)).toBe(text));

test('drops them within a postcode too', () =>
  expect(withoutBlanks('\u2066PO19\u00a01\u200BAA\u2069')).toBe('PO191AA'));
