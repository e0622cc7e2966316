import type { IconName } from './IconSheet';

/** Decoration: the words beside it say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
