/**
 * `props` with the named ones not enumerable: JSON, and so the page's data, leaves them out. They are for what only the server
 * draws (`ServerOnly`); in the browser they are undefined.
 */
export function forServerOnly<Props extends object>(props: Props, ...names: readonly (keyof Props)[]): Props {
  const own = { ...props };
  for (const name of names) Object.defineProperty(own, name, { enumerable: false });
  return own;
}
