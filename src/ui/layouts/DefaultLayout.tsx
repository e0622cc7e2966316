import { type LayoutProps, SiteLayout } from './SiteLayout';

/** Round every page but the home page. */
export function DefaultLayout({ site, children }: LayoutProps) {
  return (
    <SiteLayout site={site} wide={false}>
      {children}
    </SiteLayout>
  );
}
