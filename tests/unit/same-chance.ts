import fc from 'fast-check';

/**
 * Every mutant is tested with the same values, so that scores are repeatable. Only twenty runs, because there are
 * thousands of mutants; the first counterexample is enough and is not shrunk.
 */
fc.configureGlobal({ seed: 20261121, numRuns: 20, endOnFailure: true });
