/**
 * For a test that blocks its thread when the code under test gets slow: Jest fails a test that exceeded its time limit
 * only if the test waits for a timer afterwards.
 */
export const enforceTimeLimit = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
