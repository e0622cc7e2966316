import { Drawing, FLOWERS } from '../shared/Drawing';

/** Fourteen flowers on the edge of the footer. The style sheet draws them as they come into view. */
export function FlowerRow() {
  return (
    <div className="flower-row" aria-hidden="true">
      {FLOWERS.map((flower) => (
        <Drawing key={flower} of={flower} />
      ))}
    </div>
  );
}
