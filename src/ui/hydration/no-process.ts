/** Stands in for Node's `process`, of which Next would bundle a copy; the bundler has replaced what is read of it. */
const noProcess = { env: {} };
export default noProcess;
