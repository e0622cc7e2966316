import { type LayoutProps, PageFrame } from './PageFrame';

/** S2-4, S2-51. Round the home page, whose bands run from edge to edge. */
export function HomeLayout({ frame, children }: LayoutProps) {
  return (
    <PageFrame frame={frame} wide>
      {children}
    </PageFrame>
  );
}
