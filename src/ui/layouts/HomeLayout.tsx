import { type LayoutProps, SiteLayout } from './SiteLayout';

/** The layout of the home page, whose sections have full width. */
export function HomeLayout({ site, children }: LayoutProps) {
  return (
    <SiteLayout site={site} wide>
      {children}
    </SiteLayout>
  );
}
