/** Paths in a 24-unit view box. */
const DRAWINGS = {
  grid: 'M5 5h5.5v5.5H5zM13.5 5H19v5.5h-5.5zM5 13.5h5.5V19H5zM13.5 13.5H19V19h-5.5z',
  list: 'M5 6h4v4H5zM5 14h4v4H5zM12.5 8H19M12.5 16H19',
  clock: 'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM12 8v4.3l2.8 1.7',
  pen: 'm5 19 .8-3.6L16 5.2a1.400 1.400 0 0 1 2 0l.8.8a1.400 1.400 0 0 1 0 2L8.6 18.2 5 19Zm9.5-12.3 2.8 2.8',
  sprig:
    'M12 20.5V9m0 0c-3.5-.3-5-2.3-5-5 3.5.2 5 2 5 5Zm0 0c0-3 1.5-4.8 5-5 0 2.7-1.5 4.7-5 5Zm0 7.5c-3 .2-5-1-5.8-3.7 3-.4 5 .8 5.8 3.7Zm0 0c.8-2.9 2.8-4.1 5.8-3.7-.8 2.7-2.8 3.9-5.8 3.7Z',
} as const;

export type OwnIconName = keyof typeof DRAWINGS;
export const OWN_ICON_NAMES = Object.keys(DRAWINGS) as readonly OwnIconName[];

/** A decorative icon of a few pages, drawn in place: `IconSheet` is in every page. */
export function OwnIcon({ name }: { name: OwnIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
