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

/** An event that waits for React. */
export interface Queued {
  readonly node: HTMLElement;
  readonly submit: boolean;
  readonly by: HTMLElement | null;
  readonly key: KeyboardEvent | null;
  /** The result of a form that the loader has posted: true once it was accepted, null until then. */
  added: boolean | null;
}
