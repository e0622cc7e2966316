import type { UrlQuery } from '../../../domain/listing/parse-listing-query';

/** An address's query, with or without its question mark, as the rules of listings read it: a name said twice is a list. */
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
