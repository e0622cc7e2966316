import { AsyncLocalStorage } from 'node:async_hooks';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest compiles every import again in each test file's context: two megabytes of its own before the first test, half
 * of the suite's time. As a script, the same text is compiled once a process (cached by V8) and only run in each
 * context. These scripts cannot `import()`; a package that tries gets Node's error.
 */
vm.compileFunction = (code, names, options) => {
  const opening = `(function (${names.join(', ')}) {`;
  const script = new vm.Script(`${opening}${code}\n})`, {
    filename: options.filename,
    columnOffset: -opening.length,
  });
  return script.runInContext(options.parsingContext);
};

/** The runner opens one for each test file and closes none; every promise of the process passes through all of them. */
const opened = new Set();
const open = AsyncLocalStorage.prototype.run;
AsyncLocalStorage.prototype.run = function (...store) {
  opened.add(this);
  return open.apply(this, store);
};

const ZONE = process.env.TZ;

/** Node's own environment, in which a test can live in another time zone: `liveIn('Pacific/Auckland')`. */
export default class UnitEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // A test sees a copy of the process's settings; the zone is the process's own.
    this.global.liveIn = moveTo;
  }

  async teardown() {
    moveTo(ZONE);
    for (const storage of opened) storage.disable();
    opened.clear();
    await super.teardown();
  }
}

function moveTo(zone) {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
}
