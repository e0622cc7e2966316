import { renderInlineMarkdown, renderMarkdown } from '../../../../src/adapters/cms/markdown';

describe('renderMarkdown', () => {
  test.each([
    ['**Bold** and *soft*', '<p><strong>Bold</strong> and <em>soft</em></p>'],
    ['## Care\n\n- water\n- light', '<h2>Care</h2>\n<ul>\n<li>water</li>\n<li>light</li>\n</ul>'],
    ['[Our roses](/roses.html "All")', '<p><a href="/roses.html" title="All">Our roses</a></p>'],
    ['<https://growers.test>', '<p><a href="https://growers.test">https://growers.test</a></p>'],
    ['Tom & Jerry < 5 > 3', '<p>Tom &amp; Jerry &lt; 5 &gt; 3</p>'],
    ['![Rose](https://evil.test/track.gif)', '<p></p>'],
    ['[x](javascript:alert(1))', '<p><a>x</a></p>'],
    ['[x](//evil.test)', '<p><a>x</a></p>'],
    ['# A page has one first heading, its own', 'A page has one first heading, its own'],
    ['', ''],
    ['   \n', ''],
  ])('S2-63 renders %j as %j', (markdown, html) => {
    expect(renderMarkdown(markdown)).toBe(html);
  });

  test.each([
    ['**Open** until five', '<strong>Open</strong> until five'],
    ['[Order by two](/flowers.html)', '<a href="/flowers.html">Order by two</a>'],
    ['', ''],
    ['<b onclick=x>Spring</b>', '<b>Spring</b>'],
  ])('S2-63 renders the line %j without a paragraph: %j', (markdown, html) => {
    expect(renderInlineMarkdown(markdown)).toBe(html);
  });

  test('formats a long text of ordinary paragraphs', () => {
    const paragraph = `${'We deliver on **weekdays**. '.repeat(30)}`;
    expect(renderMarkdown(`${paragraph}\n\n`.repeat(30))).toMatch(/^<p>We deliver on <strong>weekdays<\/strong>/);
  });

  test.each([
    ['a paragraph beyond the limit', '__a'.repeat(1_001)],
    ['a text beyond the limit', `${'__a'.repeat(100)}\n\n`.repeat(464)],
    ['a text with too many long paragraphs', `${'__a'.repeat(900)}\n\n`.repeat(28)],
    ['quotations nested too deeply', '>'.repeat(2_999)],
  ])('shows %s as it was written, with its paragraphs', (_, text) => {
    const written = text.replace(/>/g, '&gt;').trim();
    expect(renderMarkdown(text)).toBe(`<p>${written.replaceAll('\n\n', '</p>\n<p>')}</p>`);
    expect(renderInlineMarkdown(text)).toBe(written);
  });

  test('S2-19 formats a text of 20,000 words to its end', () => {
    const paragraph = `${'We take flowers to the **lanes** every day. '.repeat(12)}\n\n`;
    const html = renderMarkdown(`${paragraph.repeat(20_000 / 96)}The end of *all*.`);
    expect(html.split('<strong>').length - 1).toBe(12 * 208);
    expect(html.endsWith('<p>The end of <em>all</em>.</p>')).toBe(true);
  });

  test('S2-19 renders a table', () => {
    const html = renderMarkdown('| Day | Hours |\n|---|---:|\n| Monday | 8.30 |\n');
    expect(html.replace(/\n/g, '')).toBe(
      '<table tabindex="0"><thead><tr><th>Day</th><th>Hours</th></tr></thead><tbody><tr><td>Monday</td><td>8.30</td></tr></tbody></table>',
    );
  });

  test('escapes all markup in a text that it does not format', () => {
    expect(renderMarkdown(`<b>x</b>${'_a'.repeat(1_500)}`)).toMatch(/^<p>&lt;b&gt;x/);
  });
});
