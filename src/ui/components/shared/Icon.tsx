/** Line drawings on a field of 24 units. They stand in the page once, in `IconSheet`, and are used by name. */
const DRAWINGS = {
  cart: 'M4 9h16l-1.6 10.2a1 1 0 0 1-1 .8H6.6a1 1 0 0 1-1-.8L4 9Zm4.5 0 2-5m5 5-2-5M9.5 13v3m5-3v3',
  menu: 'M4 7h16M4 12h16M4 17h10',
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10.5 19v-5h3v5',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  grid: 'M5 5h5.5v5.5H5zM13.5 5H19v5.5h-5.5zM5 13.5h5.5V19H5zM13.5 13.5H19V19h-5.5z',
  list: 'M5 6h4v4H5zM5 14h4v4H5zM12.5 8H19M12.5 16H19',
} as const;

type IconName = keyof typeof DRAWINGS;

/** All drawings, once a page. */
export function IconSheet() {
  return (
    <svg className="absolute" width="0" height="0" aria-hidden="true">
      {Object.entries(DRAWINGS).map(([name, path]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}

/** Decoration: the words beside it say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
