import { type LayoutProps, SiteLayout } from './SiteLayout';

/** The layout of every page but the home page. */
export function DefaultLayout({ site, children }: LayoutProps) {
  return (
    <SiteLayout site={site} wide={false}>
      {children}
    </SiteLayout>
  );
}
