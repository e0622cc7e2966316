import type { Elements } from '../../components/shared/elements';

/** Texts of the styleguide, which no shopper reads. */
export const words = {
  add: 'Add to cart',
  cancel: 'Cancel',
  soldOut: 'Out of stock',
  busy: 'Adding…',
  withSign: 'With a sign',
  linkAsButton: 'A link that looks like a button',
  allBouquets: 'All bouquets',
  plain: 'A plain one',
  longWord: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  tick: 'The same as the delivery address',
  colours: 'Which of them may stand on which, with what contrast, is proven by a unit test.',
  kicker: 'A kicker over a heading',
  display: 'Display, on the front page',
  lead: 'A lead: what the page is about, in a sentence or two that somebody wants to read.',
  third: 'A heading of the third order',
  sentence: 'Words of the florist: change the water every second day.',
  linked: 'A link among them',
  strong: 'Something strong',
  item: 'Cut the stems at a slant.',
  quote: 'We would rather tell you what is good this week than promise you a peony in December.',
  soft: 'Soft and small, for what is said beside.',
  panel: 'A panel',
  lifted: 'A panel that lifts',
  round: 'Round',
  good: 'Market Day Bouquet is in your cart.',
  bad: 'Nothing was added. Please choose a size first.',
  required: 'This field is required.',
  nothing: 'We can’t find products matching the selection.',
  home: 'Back to Home page',
  send: 'Send one to the corner',
  ask: 'Ask a question',
  question: 'Take it out of the cart?',
  consequence: 'Its card message goes with it.',
  yes: 'Yes, remove it',
  title: 'Styleguide',
} as const;

interface SpecimenProps {
  readonly title: string;
  readonly children: Elements;
}

/** One section of the styleguide. */
export function Specimen({ title, children }: SpecimenProps) {
  const id = `specimen-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line py-5">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A row of related specimens. */
export function Row({ children }: { readonly children: Elements }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}
