/** False in a shop built with `NEXT_INTERNALS=off`. `next-config.js` has the bundler write the value into the code. */
export const WITH_INTERNALS = process.env.NEXT_INTERNALS !== 'off';
