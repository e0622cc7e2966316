import { type LayoutProps, SiteLayout } from './SiteLayout';

/** Round the home page, whose bands run from edge to edge. */
export function HomeLayout({ site, children }: LayoutProps) {
  return (
    <SiteLayout site={site} wide>
      {children}
    </SiteLayout>
  );
}
