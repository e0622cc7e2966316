import type { UrlQuery } from '../../../domain/navigation/reserved-params';

/** Parses a URL's query, with or without question mark; a repeated name becomes a list. */
export function readUrlQuery(text: string): UrlQuery {
  const params = new URLSearchParams(text);
  const names = [...new Set(params.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}
