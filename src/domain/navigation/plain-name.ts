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

/** Decodes the HTML entities of a name once, because some backends return `Rose &amp; Lily`. */
export function plainName(name: string): string {
  return name.replace(ENTITY, (whole, decimal?: string, hexadecimal?: string, named?: string) => {
    if (named !== undefined) return Object.hasOwn(NAMED, named) ? (NAMED[named] ?? whole) : whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return isCharacter(code) ? String.fromCodePoint(code) : whole;
  });
}

function isCharacter(code: number): boolean {
  return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
}
