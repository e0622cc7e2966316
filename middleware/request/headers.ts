/** Headers as Node hands them over, names in lower case. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** One header; one that came several times is joined, which no rule of ours mistakes for a single good value. */
export function headerOf(headers: RequestHeaders, name: string): string | null {
  const value = headers[name];
  if (value === undefined) return null;
  return typeof value === 'string' ? value : value.join(name === 'cookie' ? '; ' : ', ');
}

/** Only browsers send these two, and no script can forge them. */
export function isFromBrowser(headers: RequestHeaders): boolean {
  return headerOf(headers, 'sec-fetch-site') !== null || headerOf(headers, 'origin') !== null;
}
