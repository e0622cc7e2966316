import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const compileAnew = vm.compileFunction;

/**
 * Every test file has a context of its own, and the runner compiles its packages anew in each: two megabytes of itself
 * before the first test, half of the suite's time. As a script, the same text is compiled once a process (V8 keeps it), and
 * only run in each context. Our own files are compiled as ever.
 *
 * Scripts made here cannot `import()`; a package that tries gets Node's error for it.
 */
vm.compileFunction = (code, names, options) => {
  if (!options.filename.includes('/node_modules/')) return compileAnew(code, names, options);
  const opening = `(function (${names.join(', ')}) {`;
  const script = new vm.Script(`${opening}${code}\n})`, {
    filename: options.filename,
    columnOffset: -opening.length,
  });
  return script.runInContext(options.parsingContext);
};

/** Node's own environment; what this file adds happens while it is loaded, once for each worker. */
export default class CompiledOnceEnvironment extends TestEnvironment {}
