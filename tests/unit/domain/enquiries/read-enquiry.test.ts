import { BUDGETS, ENQUIRY_KINDS, type EnquiryField } from '../../../../src/domain/enquiries/enquiry';
import { lastDay, readEnquiry } from '../../../../src/domain/enquiries/read-enquiry';
import { anEnquiry } from '../../../builders/an-enquiry';

const TODAY = '2026-10-07';

/** Reads a wedding with some fields changed: what was accepted, or the refusals. */
function read(
  change: Readonly<Partial<Record<EnquiryField, string>>>,
  kind = ENQUIRY_KINDS[0] as (typeof ENQUIRY_KINDS)[number],
) {
  const result = readEnquiry({ kind, typed: anEnquiry(kind, change).fields }, TODAY);
  return result.ok ? result.value.fields : result.reason;
}

test.each(ENQUIRY_KINDS)('an enquiry about "%s" is accepted with all its fields, trimmed, and no others', (kind) => {
  const { fields } = anEnquiry(kind);
  expect(read({ name: '  Ann Lee\u200B ', ...(kind !== 'complaint' && { order: '1' }) }, kind)).toEqual(fields);
});

test.each([
  ['2026-10-06', 'past'],
  ['2027-02-29', 'not-a-day'],
  ['7/6/2027', 'not-a-day'],
  ['0027-06-05', 'not-a-day'],
  ['2032-01-01', 'too-far'],
])('the day %s is refused as %s', (date, kind) => {
  expect(read({ date })).toEqual([{ field: 'date', kind }]);
});

test.each(['', TODAY, lastDay(TODAY), '2028-02-29'])('the day "%s" is accepted', (date) => {
  expect(read({ date })).toMatchObject({ date });
});

test('every refusal is told at once, in the order of the form', () => {
  expect(read({ frequency: '', place: '', name: '', email: 'x', phone: '12345' }, 'weekly')).toEqual([
    { field: 'place', kind: 'missing' },
    { field: 'frequency', kind: 'missing' },
    { field: 'name', kind: 'missing' },
    { field: 'email', kind: 'not-an-email' },
    { field: 'phone', kind: 'not-a-phone' },
  ]);
});

test('a number to call back is needed for a funeral alone', () => {
  expect(read({ phone: '' }, 'funeral')).toEqual([{ field: 'phone', kind: 'missing' }]);
  expect(read({ phone: '' }, 'complaint')).toMatchObject({ phone: '' });
});

test.each(['01243 000000', '+44 1243 000-000', '01243 000000 x12'])('%s is a telephone number', (phone) => {
  expect(read({ phone }, 'funeral')).toMatchObject({ phone });
});

test('characters are counted as people count them', () => {
  expect(read({ message: '💐'.repeat(3000) })).toMatchObject({ message: '💐'.repeat(3000) });
  expect(read({ message: '💐'.repeat(3001) })).toEqual([{ field: 'message', kind: 'too-long', limit: 3000 }]);
});

test('a text that fits its field is not too long, whatever its line breaks and signs', () => {
  for (const text of ['a\n', 'a…', '㌖½'].map((signs) => signs.repeat(1499) + 'ab')) {
    expect(read({ message: text.replaceAll('\n', '\r\n') })).toMatchObject({ message: text });
  }
});

test('a sign that stands for six letters counts as six in a line, which is compared', () => {
  expect(read({ place: '㌖'.repeat(33) })).toMatchObject({ place: '㌖'.repeat(33) });
  expect(read({ place: '㌖'.repeat(34) })).toEqual([{ field: 'place', kind: 'too-long', limit: 200 }]);
});

test('three pictures may be linked, a fourth may not, wherever they stand', () => {
  const three = 'https://www.a.example/1 http://b.example/2 www.c.example';
  expect(read({ message: three })).toMatchObject({ message: three });
  expect(read({ message: three, place: 'www.venue.example' })).toEqual([
    { field: 'message', kind: 'too-many-links', limit: 3 },
  ]);
  expect(read({ message: three, wanted: 'See https://d.example' }, 'complaint')).toEqual([
    { field: 'wanted', kind: 'too-many-links', limit: 3 },
  ]);
});

test('a name has no web address, but titles and initials', () => {
  expect(read({ name: 'Win at casino.example' })).toEqual([{ field: 'name', kind: 'holds-link' }]);
  expect(read({ name: 'Mrs.Ng St.John' })).toMatchObject({ name: 'Mrs.Ng St.John' });
});

test('a budget is a band of its kind', () => {
  const [wedding] = BUDGETS.wedding;
  expect(read({ budget: wedding?.code ?? '' })).toMatchObject({ budget: 'under-500' });
  expect(read({ budget: wedding?.code ?? '' }, 'weekly')).toEqual([{ field: 'budget', kind: 'not-a-choice' }]);
});
