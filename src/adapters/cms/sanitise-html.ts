import sanitise from 'sanitize-html';

/**
 * The only way HTML from outside reaches a page: an allow-list of what a florist's texts need. Entities are read
 * before anything is dropped, so escaped markup does not come back to life.
 */
export function sanitiseHtml(html: string): string {
  return sanitise(html, {
    allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'a', 'hr'],
    allowedAttributes: { a: ['href', 'title'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  });
}
