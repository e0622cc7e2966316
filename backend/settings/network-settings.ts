import { DEFAULT_FACTORS, type NetworkFactors } from '../shared/client-address';

type Text = (name: string, fallback: string) => string;

/** A /48 has 65,536 networks: with that many times nothing more is counted. */
const MAX_TIMES = 65_536;

/** What wider IPv6 networks may do, and the errors of these settings. */
export function readFactors(text: Text): {
  readonly networkFactors: NetworkFactors;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const times = (name: string, fallback: number): number => {
    const typed = text(name, String(fallback));
    if (/^[1-9]\d{0,4}$/.test(typed) && Number(typed) <= MAX_TIMES) return Number(typed);
    faults.push(`${name} must be a whole number from 1 to ${MAX_TIMES}.`);
    return fallback;
  };
  const [by56, by48] = [times('IPV6_56_TIMES', DEFAULT_FACTORS.by56), times('IPV6_48_TIMES', DEFAULT_FACTORS.by48)];
  return { networkFactors: { by56, by48 }, faults };
}
