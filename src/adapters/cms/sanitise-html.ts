import sanitise from 'sanitize-html';

/** Sanitises HTML with an allow-list. Entities are decoded first, so escaped markup cannot become live. */
export function sanitiseHtml(html: string): string {
  return sanitise(html, {
    allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'a', 'hr'],
    allowedAttributes: { a: ['href', 'title'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  });
}
