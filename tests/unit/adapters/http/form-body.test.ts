import fc from 'fast-check';
import { first, optionAnswers, readForm } from '../../../../src/adapters/http/form-body';
import { anyText } from '../../../builders/any-text';

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
    ['card=With+love%2C+%C3%89mile%0D%0AX', [['card', ['With love, Émile\r\nX']]]],
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
