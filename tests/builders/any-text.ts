import fc from 'fast-check';

const SURROGATES_BEGIN = 0xd800;
const SURROGATES = 0x800;
const LAST = 0x10ffff - SURROGATES;

/** Any character except surrogates. */
const anyCharacter = fc.nat(LAST).map((at) => String.fromCodePoint(at < SURROGATES_BEGIN ? at : at + SURROGATES));

/** Any text; faster to create than fast-check's `unit: 'binary'`. */
export function anyText(constraints: { readonly minLength?: number; readonly maxLength?: number } = {}) {
  return fc.string({ ...constraints, unit: anyCharacter });
}
