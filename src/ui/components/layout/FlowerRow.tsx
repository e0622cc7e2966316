import { Drawing, FLOWERS } from '../shared/Drawing';

/** Fourteen flowers along the top of the footer, animated by CSS as they scroll into view. */
export function FlowerRow() {
  return (
    <div className="flower-row" aria-hidden="true">
      {FLOWERS.map((flower) => (
        <Drawing key={flower} of={flower} />
      ))}
    </div>
  );
}
