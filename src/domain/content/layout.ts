/** Sanitised HTML. */
export interface TopBanner {
  readonly left: string;
  readonly center: string;
  /** Shown instead of both in the store of another country, to which less is sent. */
  readonly abroad: string;
}

export interface FooterItem {
  readonly name: string;
  readonly link: string;
  /** Opens in a new tab. */
  readonly external: boolean;
}

export interface FooterColumn {
  readonly title: string;
  /** Null: the title is not a link. */
  readonly titleLink: string | null;
  readonly items: readonly FooterItem[];
}

export const SOCIAL_ICONS = ['instagram', 'facebook', 'pinterest'] as const;
export type SocialIcon = (typeof SOCIAL_ICONS)[number];

export interface SocialItem {
  /** Null for a network that the shop has no icon of. */
  readonly icon: SocialIcon | null;
  readonly label: string;
  readonly link: string;
}

/** The end of every page. Links are paths without store prefix, or `https:`, `http:`, `mailto:` and `tel:` URLs. */
export interface Footer {
  readonly columns: readonly FooterColumn[];
  readonly socialTitle: string;
  readonly socialTitleLink: string | null;
  readonly social: readonly SocialItem[];
  /** Links required by law, in a line of their own. */
  readonly legal: readonly FooterItem[];
  /** May be empty, as `copyright` may. */
  readonly promise: string;
  readonly copyright: string;
  /** Credit for the makers of the site. */
  readonly credit: { readonly name: string; readonly link: string | null };
}
