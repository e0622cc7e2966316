import { type LayoutProps, SiteLayout } from './SiteLayout';

/** S2-4, S2-51. Round the home page, whose bands run from edge to edge. */
export function HomeLayout({ site, children }: LayoutProps) {
  return (
    <SiteLayout site={site} wide>
      {children}
    </SiteLayout>
  );
}
