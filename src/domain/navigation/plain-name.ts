const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  pound: '£',
  euro: '€',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
};

const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,6}));/g;

/**
 * A name as people read it. Some backends hand names out as HTML (`Rose &amp; Lily`), and a page shows plain text, the
 * same on the server and in the browser. Decoded once: what is an entity afterwards was meant to be read as one.
 */
export function plainName(name: string): string {
  return name.replace(ENTITY, (whole, decimal?: string, hexadecimal?: string, word?: string) => {
    if (word !== undefined) return Object.hasOwn(NAMED, word) ? (NAMED[word] ?? whole) : whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return isCharacter(code) ? String.fromCodePoint(code) : whole;
  });
}

function isCharacter(code: number): boolean {
  return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
}
