import fc from 'fast-check';
import {
  first,
  optionAnswers,
  readForm,
  formOutcomePath,
  readRefusals,
  refusalCodes,
  refusalPairs,
  type RefusalCode,
  readFormOutcome,
} from '../../../../src/adapters/http/form-outcome';
import { anyText } from '../../../builders/any-text';
import { anyUrl, anyPath } from '../../../builders/any-path';

describe('The body of a posted form', () => {
  test.each([
    ['', []],
    [
      'sku=ROSE&quantity=2',
      [
        ['sku', ['ROSE']],
        ['quantity', ['2']],
      ],
    ],
    ['chosen=s&chosen=red', [['chosen', ['s', 'red']]]],
    ['card=With+love%2C+%C3%89mile%0D%0AX', [['card', ['With love, Émile\nX']]]],
    [
      'a&=b&c=',
      [
        ['a', ['']],
        ['', ['b']],
        ['c', ['']],
      ],
    ],
    ['__proto__=x', [['__proto__', ['x']]]],
    ['a=%zz', [['a', ['%zz']]]],
  ])('%j is %j', (body, fields) => {
    expect([...(readForm(body) ?? [])]).toEqual(fields);
  });

  const many = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=1`).join('&');
  test.each([
    ['a hundred fields', many(100), true],
    ['one more', many(101), false],
    ['a value of 4096 characters', `a=${'x'.repeat(4096)}`, true],
    ['one more', `a=${'x'.repeat(4097)}`, false],
    ['a name of 200 characters', `${'x'.repeat(200)}=1`, true],
    ['one more', `${'x'.repeat(201)}=1`, false],
    ['the same name over and over', Array.from({ length: 101 }, () => 'a=1').join('&'), false],
  ])('%s is taken whole or not at all', (_name, body, taken) => {
    expect(readForm(body) !== null).toBe(taken);
  });

  test('no text of any kind throws', () => {
    fc.assert(fc.property(anyText(), (body) => void readForm(body)));
  });

  test('the first value of a name counts, and a missing one is empty', () => {
    const fields = readForm('sku=A&sku=B') ?? new Map();
    expect(first(fields, 'sku')).toBe('A');
    expect(first(fields, 'none')).toBe('');
  });

  test('answers to options are listed by uid, without empty ones', () => {
    const fields = readForm(
      'option.day=2026-03-05&option.card=&option.vase=a&option.vase=&option.vase=b&option.=x&opt=y',
    );
    expect(optionAnswers(fields ?? new Map())).toEqual({ day: ['2026-03-05'], vase: ['a', 'b'] });
  });

  test('an option named like a prototype property is an ordinary option', () => {
    const answers = optionAnswers(readForm('option.__proto__=x') ?? new Map());
    expect(Object.keys(answers)).toEqual(['__proto__']);
  });
});

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
    expect(formOutcomePath(back, answer)).toBe(address);
  });

  test('for any input it stays on the site, short enough for any server, and in one line', () => {
    const back = fc.oneof(anyText(), anyUrl(), anyPath(), fc.constant(`/${'漢'.repeat(1999)}`));
    const name = fc.oneof(fc.constantFrom('added', 'refused', 'o.card'), fc.string());
    const answer = fc.array(fc.tuple(name, anyText({ maxLength: 4000 })), { maxLength: 6 });
    fc.assert(
      fc.property(back, answer, (from, pairs) => {
        const address = formOutcomePath(from, pairs);
        expect(address).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(new URL(address, HERE).origin).toBe(HERE);
        expect(address.length).toBeLessThan(6000);
      }),
      { numRuns: 300 },
    );
  });

  test("a result fits in however long the page's own URL is", () => {
    const address = formOutcomePath(`/search?term=${'漢'.repeat(1900)}`, [['refused', 'out-of-stock~~']]);
    expect(address).toContain('refused=out-of-stock');
  });

  test('typed texts that are too long are left out one by one; what was refused stays', () => {
    const address = formOutcomePath('/roses.html', [
      ['refused', 'option-missing~day~'],
      ['o.card', 'x'.repeat(3400)],
      ['o.other', 'y'.repeat(300)],
      ['o.last', 'short'],
    ]);
    const { searchParams } = new URL(address, HERE);
    expect([...searchParams.keys()]).toEqual(['refused', 'o.card', 'o.last']);
  });

  test('what a path holds already counts to the length', () => {
    const address = formOutcomePath(`/${'x'.repeat(1900)}`, [['o.card', 'y'.repeat(3000)]]);
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
        const { searchParams } = new URL(formOutcomePath('/x', refusalPairs(codes)), HERE);
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

const NOTHING = {
  refusals: [],
  answers: {},
  added: null,
  changed: null,
  removed: null,
  coupon: null,
  giftCard: null,
  account: null,
  left: [],
  newsletter: null,
  enquiry: null,
};

describe('The result of an earlier form', () => {
  test('a URL without a result has none', () => {
    expect(readFormOutcome({ page: '2', slug: ['roses.html'], o: 'x' })).toEqual(NOTHING);
  });

  test('every field is read by its name', () => {
    expect(
      readFormOutcome({
        refused: ['option-missing~day~', 'text-too-long~card~200'],
        'o.card': 'With love',
        'o.vase': ['a', 'b'],
        added: 'ROSES',
        removed: ['Tulips', 'Second'],
        coupon: 'applied',
        'gift-card': 'removed',
        account: 'sent',
        left: ['TULIPS', 'A B'],
        newsletter: 'unconfirmed',
        enquiry: 'sent',
      }),
    ).toEqual({
      refusals: [
        { kind: 'option-missing', subject: 'day', detail: '' },
        { kind: 'text-too-long', subject: 'card', detail: '200' },
      ],
      answers: { card: 'With love', vase: ['a', 'b'] },
      added: 'ROSES',
      changed: null,
      removed: 'Tulips',
      coupon: 'applied',
      giftCard: 'removed',
      account: 'sent',
      left: ['TULIPS'],
      newsletter: 'unconfirmed',
      enquiry: 'sent',
    });
  });

  test.each(['', 'APPLIED', 'free', ['removed', 'applied']])('a coupon %j', (coupon) => {
    expect(readFormOutcome({ coupon }).coupon).toBe(Array.isArray(coupon) ? 'removed' : null);
  });

  test('one refusal is as good as a list of one', () => {
    expect(readFormOutcome({ refused: 'out-of-stock~~' }).refusals).toHaveLength(1);
  });

  test.each(['x'.repeat(201), 'Call 0900 123', 'Ihr Konto: evil.example/?x', '<b>', ''])(
    'only codes are read from the URL, not %j',
    (text) => {
      const read = readFormOutcome({ added: text, changed: text, removed: text, refused: `rejected~${text}~${text}` });
      expect(read).toEqual({ ...NOTHING, refusals: [{ kind: 'rejected', subject: '', detail: '' }] });
    },
  );

  test('no more typed values are read than a form has fields', () => {
    const query = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`o.${at}`, 'x']));
    expect(Object.keys(readFormOutcome(query).answers)).toHaveLength(100);
  });

  test('the result is plain JSON, whatever its names', () => {
    const read = readFormOutcome({ 'o.__proto__': 'x', 'o.': 'y', 'o.gone': undefined });
    expect(JSON.parse(JSON.stringify(read))).toEqual(read);
  });
});
