/** One fetching, whoever waits for it; one that failed is tried again by the next. */
export function loadOnce<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let fetching: Promise<Part> | null = null;
  return () =>
    (fetching ??= fetchPart().catch((fault: unknown) => {
      fetching = null;
      throw fault;
    }));
}
