import fc from 'fast-check';

const SURROGATES_BEGIN = 0xd800;
const SURROGATES = 0x800;
const LAST = 0x10ffff - SURROGATES;

/** Every character there is, halves of characters left out. */
const anyCharacter = fc.nat(LAST).map((at) => String.fromCodePoint(at < SURROGATES_BEGIN ? at : at + SURROGATES));

/** Any text at all. The library's own `unit: 'binary'` says the same, and takes seconds to begin. */
export function anyText(constraints: { readonly minLength?: number; readonly maxLength?: number } = {}) {
  return fc.string({ ...constraints, unit: anyCharacter });
}
