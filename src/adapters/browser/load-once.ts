/** Shares one load among all callers; a failed load is retried by the next call. */
export function loadOnce<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let fetching: Promise<Part> | null = null;
  return () =>
    (fetching ??= fetchPart().catch((fault: unknown) => {
      fetching = null;
      throw fault;
    }));
}
