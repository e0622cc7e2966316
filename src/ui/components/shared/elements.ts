import type { ReactElement } from 'react';

/**
 * Children that a component renders beside other nodes: elements, but no bare text, which translators of browsers
 * replace (`eslint-rules/lone-text.mjs`).
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
