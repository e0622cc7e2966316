import { readFrontMatter } from '../../backend/content/write-front-matter';

const read = (...lines: string[]) => readFrontMatter(['---', ...lines, '---', 'Body'].join('\n'));
const fields = (...lines: string[]) => {
  const reading = read(...lines);
  return reading.kind === 'read' ? reading.fields : reading;
};

describe('front matter', () => {
  test('keeps apostrophes, numbers and dates as text', () => {
    expect(fields('b: don’t, it’s "fine"', 'year: 1950', 'sku: 007', 'day: 2026-11-20', 'c: yes')).toEqual({
      b: 'don’t, it’s "fine"',
      year: '1950',
      sku: '007',
      day: '2026-11-20',
      c: 'yes',
    });
  });

  test('reads true and false as booleans and nothing as null, but not in quotes', () => {
    expect(fields('a: "true"', "b: 'x: y'", 'c: true', 'd: false', 'e:', 'f: ""')).toEqual({
      a: 'true',
      b: 'x: y',
      c: true,
      d: false,
      e: null,
      f: '',
    });
  });

  test('keeps blank lines, headings and inner indentation of an indented block', () => {
    expect(fields('text: |', '  # One', '', '  two', '    three', 'next: [x, "y, z"]')).toEqual({
      text: '# One\n\ntwo\n  three\n',
      next: ['x', 'y, z'],
    });
  });

  test('ignores comments, accepts Windows line ends, and an entry without fields', () => {
    expect(readFrontMatter('\uFEFF---\r\n# note\r\na: b\r\n---\r\nBody\r\n')).toEqual({
      kind: 'read',
      fields: { a: 'b' },
      body: 'Body',
    });
    expect(fields()).toEqual({});
    expect(fields('# note')).toEqual({});
  });

  test('reads the largest gallery', () => {
    const picture = ['  - file: 1.jpg', '    alt: "Roses: red"', '    caption:'];
    const reading = fields('pictures:', ...Array.from({ length: 60 }, () => picture).flat());
    expect(reading).toEqual({ pictures: Array(60).fill({ file: '1.jpg', alt: 'Roses: red', caption: null }) });
  });

  test.each([
    ['no opening fence', 'a: b\n', 1, 'the first line must be ---'],
    ['no closing fence', '---\na: b', 2, 'the closing --- is missing'],
    ['a line without a key', '---\na: b\njust words\n---', 3, 'Implicit map keys need to be followed by map values'],
    ['a colon without quotes', '---\na: b: c\n---', 2, 'Nested mappings are not allowed in compact mappings'],
    ['text after a bracket', '---\na: b\nc: [d](/e)\n---', 3, 'Unexpected scalar at node end'],
    ['the same key twice', '---\na: b\na: c\n---', 3, '"a" is there twice'],
    ['the same inner key twice', '---\na:\n  - b: c\n    b: d\n---', 4, '"b" is there twice'],
    ['a tab', '---\na:\n\tb: c\n---', 3, 'Tabs are not allowed as indentation'],
    ['a missing quote', '---\na: "b\n---', 2, 'Missing closing "quote'],
    ['a list alone', '---\n- a\n---', 2, 'expected "key: value"'],
    ['words alone', '---\nwords\n---', 2, 'expected "key: value"'],
    ['a prototype name', '---\na: b\n__proto__: b\n---', 3, 'expected "key: value"'],
    ['a list as key', '---\n? [a]\n: b\n---', 2, 'expected "key: value"'],
    ['a merged map', '---\n<<: {a: b}\n---', 2, 'expected "key: value"'],
    ['an alias', '---\na: &a b\nc: *a\n---', 3, 'anchors and aliases are not understood'],
    ['a tag', '---\na: !!binary aGk=\n---', 2, 'tags are not understood'],
    ['a second document', '---\na: b\n...\nc: d\n---', 4, 'a second document begins here'],
  ])('refuses %s and names its line', (_, source, line, message) => {
    expect(readFrontMatter(source)).toEqual({ kind: 'faulty', line, message });
  });

  test('reads nine levels of maps and lists', () => {
    const nested = '{a: [{a: [{a: [{a: [x]}]}]}]}';
    expect(fields(`a: ${nested}`)).toEqual({ a: { a: [{ a: [{ a: [{ a: ['x'] }] }] }] } });
    const levels = Array.from({ length: 9 }, (_, depth) => `${'  '.repeat(depth)}a:`);
    const deepest = { a: { a: { a: { a: { a: { a: { a: { a: { a: null } } } } } } } } };
    expect(fields(...levels)).toEqual(deepest);
  });

  test('refuses anchors that expand to a billion texts', () => {
    const names = [...'abcdefghi'];
    const tenTimes = (name: string) => `[${Array(10).fill(name).join(', ')}]`;
    const bomb = names.map(
      (name, index) => `${name}: &${name} ${tenTimes(index === 0 ? 'x' : `*${names[index - 1]}`)}`,
    );
    expect(read(...bomb)).toEqual({ kind: 'faulty', line: 3, message: 'anchors and aliases are not understood' });
  });

  test.each([
    ['lists', `a: ${'['.repeat(200_000)}`],
    ['maps', `a: ${'{b: '.repeat(50_000)}`],
    ['dashes', '- '.repeat(100_000)],
    ['questions', '? '.repeat(100_000)],
    ['indents', Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
  ])('refuses %s that are nested deeper than the stack', (_, source) => {
    expect(read(source)).toMatchObject({ kind: 'faulty', message: 'this is nested too deeply' });
  });
});
