/** Stands in for style sheets in suites without a browser. */
export {};
