/**
 * Compiles TypeScript for Jest with ts-jest. Its key of a compiled file contains the whole settings of the Jest project, so
 * that each suite would compile the shop again; the file, the compiler's options and their versions are enough.
 */
const { createHash } = require('node:crypto');
const tsJest = require('ts-jest').default;
const versions = ['jest', 'ts-jest', 'typescript'].map((name) => require(`${name}/package.json`).version);

module.exports = {
  createTransformer(options) {
    const transformer = tsJest.createTransformer(options);
    const fixed = JSON.stringify([options, versions]);
    const keyOf = (source, path, { instrument }) =>
      createHash('sha1').update([fixed, path, instrument, source].join('\0')).digest('hex');
    return {
      process: (source, path, transformOptions) => transformer.process(source, path, transformOptions),
      getCacheKey: keyOf,
    };
  },
};
