/**
 * Icon paths in a 24-unit view box. `IconSheet` defines them once a page; icons refer to them by name. Icons of a few
 * pages are in `OwnIcon`.
 */
const DRAWINGS = {
  cart: 'M4 9h16l-1.6 10.2a1 1 0 0 1-1 .8H6.6a1 1 0 0 1-1-.8L4 9Zm4.5 0 2-5m5 5-2-5M9.5 13v3m5-3v3',
  account: 'M12 4.5a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5ZM4.5 20c.7-3.4 3.7-5 7.5-5s6.8 1.6 7.5 5Z',
  heart:
    'M12 19.5 5 12.6a4.2 4.2 0 0 1 0-6 4.3 4.3 0 0 1 6.1 0l.9.9.9-.9a4.3 4.3 0 0 1 6.1 0 4.2 4.2 0 0 1 0 6L12 19.5Z',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm4.4 10.4 5.1 5.1',
  menu: 'M4 7h16M4 12h16M4 17h10',
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10.5 19v-5h3v5',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  onward: 'M5 12h13m-5-5 5 5-5 5',
  phone:
    'M5 4.5h3.5l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5V19a1.5 1.5 0 0 1-1.6 1.5A15 15 0 0 1 3.5 6 1.5 1.5 0 0 1 5 4.5Z',
  place:
    'M12 20.5s6.5-6 6.5-10.5a6.5 6.5 0 0 0-13 0C5.5 14.5 12 20.5 12 20.5Zm0-13a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  mail: 'M4 6.5h16v11H4zm0 .5 8 6 8-6',
  done: 'm5.5 12.5 4.3 4.3 8.7-9.6',
  warning: 'M12 5 3.8 19h16.400L12 5Zm0 5.5v4m0 2v.1',
  instagram:
    'M8.5 4.500h7a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-7a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4Zm3.5 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm4.3-1.300v.1',
  facebook: 'M15.5 4.500h-1.200A3.3 3.3 0 0 0 11 7.800V20M8 11.500h6.8',
  pinterest:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-2.6 8.400a3.2 3.2 0 1 1 4.8 1.100c-1 .7-2.3.3-2.7-.600m.7-3.4-2.1 10',
} as const;

export type IconName = keyof typeof DRAWINGS;
export const ICON_NAMES = Object.keys(DRAWINGS) as readonly IconName[];

/** Defines all icons, once a page. */
export function IconSheet() {
  return (
    <svg className="absolute" width="0" height="0" aria-hidden="true">
      {ICON_NAMES.map((name) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={DRAWINGS[name]} />
        </symbol>
      ))}
    </svg>
  );
}
