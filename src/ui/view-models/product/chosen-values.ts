import type { ConfigurableChoice } from '../../../domain/catalogue/configurable';

/** Whether two selections are the same, in whatever order. */
export function sameUids(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((uid) => other.includes(uid));
}

/** The query names every option, so that a cleared one is removed from the URL. */
export function valuesByOption(choice: ConfigurableChoice, chosen: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(
    choice.options.map((option) => [option.uid, option.values.find(({ uid }) => chosen.includes(uid))?.uid ?? null]),
  );
}
