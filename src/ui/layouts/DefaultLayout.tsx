import { type LayoutProps, PageFrame } from './PageFrame';

/** S2-51. Round every page but the home page. */
export function DefaultLayout({ frame, children }: LayoutProps) {
  return (
    <PageFrame frame={frame} wide={false}>
      {children}
    </PageFrame>
  );
}
