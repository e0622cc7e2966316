/**
 * `node --require` this file to run the project's TypeScript directly: suites start processes of the shop before it
 * is built. Each process appends its id to the file named by `POSY_PIDS`.
 */
const { appendFileSync, readFileSync } = require('node:fs');
const ts = require('typescript');

const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };

require.extensions['.ts'] = (module, file) => {
  module._compile(ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions, fileName: file }).outputText, file);
};

if (process.env.POSY_PIDS) appendFileSync(process.env.POSY_PIDS, `${process.pid}\n`);
