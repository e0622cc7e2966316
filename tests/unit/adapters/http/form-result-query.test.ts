import fc from 'fast-check';
import {
  formResultPath,
  readRefusals,
  refusalCodes,
  refusalPairs,
  type RefusalCode,
} from '../../../../src/adapters/http/form-result-query';
import { anyUrl, anyPath } from '../../../builders/any-path';
import { anyText } from '../../../builders/any-text';

const HERE = 'https://posy.test';

describe('The redirect URL of a form', () => {
  test.each([
    ['/roses.html', [['added', 'ROSES']], '/roses.html?added=ROSES'],
    ['/roses.html?size=l', [['added', 'A B&C']], '/roses.html?size=l&added=A+B%26C'],
    ['/cart', [], '/cart'],
    ['/cart?removed=Old&page=2&refused=x~~&changed=i&coupon=applied&added=y&o.day=z', [], '/cart?page=2'],
    ['/cart?refused=x~~&refused=y~~', [['refused', 'z~~']], '/cart?refused=z%7E%7E'],
    ['/roses.html?o=1&oil=2', [], '/roses.html?o=1&oil=2'],
    ['/roses.html#reviews', [['added', 'x']], '/roses.html?added=x'],
    ['https://evil.test/cart', [['added', 'x']], '/?added=x'],
    ['//evil.test/cart', [['added', 'x']], '/?added=x'],
    ['/\\evil.test', [['added', 'x']], '/?added=x'],
    ['', [['added', 'x']], '/?added=x'],
  ] as const)('%j with %j redirects to %s', (back, answer, address) => {
    expect(formResultPath(back, answer)).toBe(address);
  });

  test('for any input it stays on the site, short enough for any server, and in one line', () => {
    const back = fc.oneof(anyText(), anyUrl(), anyPath(), fc.constant(`/${'漢'.repeat(1999)}`));
    const name = fc.oneof(fc.constantFrom('added', 'refused', 'o.card'), fc.string());
    const answer = fc.array(fc.tuple(name, anyText({ maxLength: 4000 })), { maxLength: 6 });
    fc.assert(
      fc.property(back, answer, (from, pairs) => {
        const address = formResultPath(from, pairs);
        expect(address).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(new URL(address, HERE).origin).toBe(HERE);
        expect(address.length).toBeLessThan(6000);
      }),
      { numRuns: 300 },
    );
  });

  test("a result fits in however long the page's own URL is", () => {
    const address = formResultPath(`/search?term=${'漢'.repeat(1900)}`, [['refused', 'out-of-stock~~']]);
    expect(address).toContain('refused=out-of-stock');
  });

  test('typed texts that are too long are left out one by one; what was refused stays', () => {
    const address = formResultPath('/roses.html', [
      ['refused', 'option-missing~day~'],
      ['o.card', 'x'.repeat(3400)],
      ['o.other', 'y'.repeat(300)],
      ['o.last', 'short'],
    ]);
    const { searchParams } = new URL(address, HERE);
    expect([...searchParams.keys()]).toEqual(['refused', 'o.card', 'o.last']);
  });

  test('what a path holds already counts to the length', () => {
    const address = formResultPath(`/${'x'.repeat(1900)}`, [['o.card', 'y'.repeat(3000)]]);
    expect(address.length).toBeLessThan(6000);
  });
});

describe('A refusal in an address', () => {
  test.each([
    [{ kind: 'not-enough-stock', onlyLeft: 3 }, 'item-1', ['not-enough-stock~item-1~3']],
    [{ kind: 'quantity-invalid', max: 10_000 }, 'item-1', ['quantity-invalid~item-1~10000']],
    [{ kind: 'type-not-supported', typeName: 'GroupedProduct' }, '', ['type-not-supported~~GroupedProduct']],
    [
      { kind: 'rejected', code: 'COUPON_NOT_VALID', message: 'secret words' },
      'coupon',
      ['rejected~coupon~COUPON_NOT_VALID'],
    ],
    [{ kind: 'out-of-stock' }, '', ['out-of-stock~~']],
    [{ kind: 'variant-not-chosen' }, '', ['variant-not-chosen~~']],
    [{ kind: 'unauthorised', message: 'secret words' }, '', ['unauthorised~~']],
    [{ kind: 'not-found', message: 'secret words' }, '', ['not-found~~']],
    [{ kind: 'unreachable', status: 502 }, '', ['unreachable~~']],
    [
      {
        kind: 'options-refused',
        options: [
          { kind: 'option-missing', optionUid: 'day', title: 'Delivery date' },
          { kind: 'text-too-long', optionUid: 'card', title: 'Card', limit: 200 },
          { kind: 'date-too-soon', optionUid: 'day', title: 'Delivery date', before: null, earliest: '2026-03-05' },
        ],
      },
      '',
      ['option-missing~day~', 'text-too-long~card~200', 'date-too-soon~day~2026-03-05'],
    ],
  ] as const)('%j is written as a code, and never as a sentence', (reason, subject, written) => {
    const pairs = refusalPairs(refusalCodes(reason, subject));
    expect(pairs).toEqual(written.map((code) => ['refused', code]));
    expect(JSON.stringify(pairs)).not.toContain('secret');
  });

  test('what was written is read back, through the address', () => {
    const word = fc.stringMatching(/^[a-z]{1,20}(-[a-z]{1,10})?$/);
    const uid = fc.stringMatching(/^[A-Za-z0-9+/=_-]{0,60}$/);
    const detail = fc.stringMatching(/^[A-Za-z0-9_.:-]{0,40}$/);
    fc.assert(
      fc.property(fc.array(fc.record({ kind: word, subject: uid, detail }), { maxLength: 5 }), (codes) => {
        const { searchParams } = new URL(formResultPath('/x', refusalPairs(codes)), HERE);
        expect(readRefusals(searchParams.getAll('refused'))).toEqual(codes);
      }),
    );
  });

  test.each<[string, readonly RefusalCode[]]>([
    ['', []],
    ['~~', []],
    ['Out Of Stock~~', []],
    ['<script>~x~y', []],
    ['x'.repeat(41), []],
    ['out-of-stock', [{ kind: 'out-of-stock', subject: '', detail: '' }]],
    ['a~b~c~d', [{ kind: 'a', subject: 'b', detail: '' }]],
    ['a~Call 0900~Now!', [{ kind: 'a', subject: '', detail: '' }]],
  ])('%j, which anybody can write, is read as %j', (text, codes) => {
    expect(readRefusals([text])).toEqual(codes);
  });

  test('a flood of them is cut, and none is long', () => {
    const read = readRefusals(Array.from({ length: 500 }, () => `a~${'b'.repeat(999)}~${'c'.repeat(999)}`));
    expect(read).toHaveLength(20);
    expect(read[0]).toEqual({ kind: 'a', subject: '', detail: '' });
  });
});
