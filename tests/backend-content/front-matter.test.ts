import { readFrontMatter } from '../../backend/content/front-matter';

const read = (...lines: string[]) => readFrontMatter(['---', ...lines, '---', 'Body'].join('\n'));
const fields = (...lines: string[]) => {
  const reading = read(...lines);
  return reading.kind === 'read' ? reading.fields : reading;
};

describe('front matter', () => {
  test('keeps colons, apostrophes, numbers and dates as text', () => {
    expect(fields('a: Open today: nine till six', 'b: don’t, it’s "fine"', 'year: 1950', 'day: 2026-11-20')).toEqual({
      a: 'Open today: nine till six',
      b: 'don’t, it’s "fine"',
      year: '1950',
      day: '2026-11-20',
    });
  });

  test('removes quotes around a whole text and reads true and false as booleans, but not null', () => {
    expect(fields('a: "true"', "b: 'x: y'", 'c: true', 'd: false', 'e:')).toEqual({
      a: 'true',
      b: 'x: y',
      c: true,
      d: false,
      e: null,
    });
  });

  test('reads a link at the start of a text as Markdown, not as a list', () => {
    expect(fields('a: [here](/flowers)', 'b: [here](/a) and [there](/b)', 'c: [A, B]', 'd: []')).toEqual({
      a: '[here](/flowers)',
      b: '[here](/a) and [there](/b)',
      c: ['A', 'B'],
      d: [],
    });
  });

  test('keeps blank lines, headings and inner indentation of an indented block', () => {
    expect(fields('text: |', '  # One', '', '  two', '    three', 'next: x')).toEqual({
      text: '# One\n\ntwo\n  three',
      next: 'x',
    });
  });

  test('nests maps and lists of maps by indentation, also a list level with its key', () => {
    expect(
      fields(
        'rows:',
        '  - heading: One',
        '    link:',
        '      path: /one',
        '    skus:',
        '      - A',
        '      - B',
        '  - heading: Two',
        'tags:',
        '- x',
        '- y',
      ),
    ).toEqual({
      rows: [{ heading: 'One', link: { path: '/one' }, skus: ['A', 'B'] }, { heading: 'Two' }],
      tags: ['x', 'y'],
    });
  });

  test('ignores comments and accepts Windows line ends', () => {
    expect(readFrontMatter('\uFEFF---\r\n# note\r\na: b\r\n---\r\nBody\r\n')).toEqual({
      kind: 'read',
      fields: { a: 'b' },
      body: 'Body',
    });
  });

  test.each([
    ['no opening fence', 'a: b\n', 1, 'the first line must be ---'],
    ['no closing fence', '---\na: b', 2, 'the closing --- is missing'],
    ['a line without a key', '---\na: b\njust words\n---', 3, 'expected "key: value"'],
    ['the same key twice', '---\na: b\na: c\n---', 3, '"a" is there twice'],
    ['a tab', '---\na:\n\tb: c\n---', 3, 'indent with spaces, not with a tab'],
    ['an inconsistent indent', '---\na: b\n  c: d\n---', 3, 'this line is indented in a way that fits nothing above'],
    ['a list in a list', '---\na:\n  - - b\n---', 3, 'a list inside a list is not understood'],
    ['a prototype name', '---\n__proto__: b\n---', 2, 'expected "key: value"'],
  ])('refuses %s and names its line', (_, source, line, message) => {
    expect(readFrontMatter(source)).toEqual({ kind: 'faulty', line, message });
  });

  test('refuses too deep nesting', () => {
    const deep = Array.from({ length: 12 }, (_, depth) => `${'  '.repeat(depth)}a:`);
    expect(read(...deep)).toMatchObject({ kind: 'faulty', message: 'this is nested too deeply' });
  });
});
