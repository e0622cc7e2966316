import fc from 'fast-check';
import { readEmail } from '../../../../src/domain/text/email';
import { readName } from '../../../../src/domain/text/person-name';
import { readTelephone } from '../../../../src/domain/text/telephone';
import { anyText } from '../../../builders/any-text';
import { PASTED_EMAILS, PASTED_NAMES, PASTED_TELEPHONES } from '../../../builders/pasted-values';

const KINDS = [
  ['telephone number', readTelephone, PASTED_TELEPHONES],
  ['email address', readEmail, PASTED_EMAILS],
  ['name', readName, PASTED_NAMES],
] as const;

const ALL = KINDS.flatMap(([kind, read, table]) => table.map((row) => [kind, ...row, read] as const));

test.each(ALL)('reads the %s %j as %j', (_kind, pasted, stored, read) => expect(read(pasted)).toBe(stored));

const PARTS = fc.constantFrom(
  ...[
    '0',
    '7',
    '44',
    '+',
    '(',
    ')',
    '(0)',
    ' ',
    '-',
    '/',
    ' / ',
    'x',
    'ext.',
    'tel:',
    ',',
    '.',
    '\u{1F4DE}',
    '@',
    '<',
    '>',
  ],
  ...[
    '07700',
    '900123',
    'Ann',
    "'",
    '"',
    'mailto:',
    'ann@',
    'example.org',
    '\u200B',
    '\u0660',
    '\uFF10',
    '\u200C',
    '\u20E3',
  ],
);
const anyPasted = fc.oneof(
  fc.array(PARTS, { maxLength: 12 }).map((parts) => parts.join('')),
  anyText({ maxLength: 20 }),
);

test.each(KINDS)('reads a %s that was read once as the same', (_kind, read) => {
  fc.assert(
    fc.property(anyPasted, (pasted) => {
      const stored = read(pasted);
      expect(stored === null ? null : read(stored)).toBe(stored);
    }),
    { numRuns: 2_000 },
  );
});
