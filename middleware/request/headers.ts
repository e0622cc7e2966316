/** Headers as Node provides them, names in lower case. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** One header; repeated ones are joined, which no check accepts as a single valid value. */
export function headerOf(headers: RequestHeaders, name: string): string | null {
  const value = headers[name];
  if (value === undefined) return null;
  return typeof value === 'string' ? value : value.join(name === 'cookie' ? '; ' : ', ');
}

/** Only browsers send these two, and no script can forge them. */
export function isFromBrowser(headers: RequestHeaders): boolean {
  return headerOf(headers, 'sec-fetch-site') !== null || headerOf(headers, 'origin') !== null;
}
