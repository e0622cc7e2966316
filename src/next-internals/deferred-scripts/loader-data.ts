/** Starts modules of the bundler once the chunks have registered theirs. */
export interface BootParams {
  readonly otherChunks: readonly unknown[];
  readonly runtimeModuleIds: readonly unknown[];
}

/** The page's data for the loader. */
export interface LoaderData {
  /** URLs of the page's scripts, in their order. */
  readonly src: readonly string[];
  /** Name of the global list that the bundler's scripts read, and what has to be in it. */
  readonly global: string;
  readonly boot: readonly BootParams[];
  /** URL of the script that every page runs last. */
  readonly afterLoad: string;
}
