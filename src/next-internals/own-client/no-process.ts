/** Replaces Node's `process`, of which Next would bundle a copy; the bundler inlines the values that are read. */
const noProcess = { env: {} };
export default noProcess;
