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
    ['a text beyond the limit', '__a\n\n'.repeat(6_001)],
    ['quotations nested too deeply', '>'.repeat(2_999)],
  ])('shows %s as it was written', (_, text) => {
    const written = text.replace(/>/g, '&gt;').trim();
    expect(renderMarkdown(text)).toBe(written);
    expect(renderInlineMarkdown(text)).toBe(written);
  });

  test('escapes all markup in a text that it does not format', () => {
    expect(renderMarkdown(`<b>x</b>${'_a'.repeat(1_500)}`)).toMatch(/^&lt;b&gt;x/);
  });
});
