import { SPECULATION_RULES } from '../../domain/navigation/speculation-rules';

/** Lets the browser fetch the pages of links ahead; left to browsers that know how. */
export function fetchLinksAhead(d: Document): void {
  const script = d.createElement('script');
  script.type = 'speculationrules';
  script.textContent = SPECULATION_RULES;
  d.head.append(script);
}
