import sanitise from 'sanitize-html';

/** Characters; parsing takes a second and more per million. The rest is cut off. */
const MAX_HTML = 200_000;

/** Sanitises HTML with an allow-list. Entities are decoded first, so escaped markup cannot become live. */
export function sanitiseHtml(html: string): string {
  return sanitise(html.slice(0, MAX_HTML), {
    allowedTags: [
      ...['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'a', 'hr'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: { a: ['href', 'title'], table: ['tabindex'] },
    // A wide table scrolls, which the keyboard can do only where the focus is.
    transformTags: { table: sanitise.simpleTransform('table', { tabindex: '0' }, false) },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  });
}
