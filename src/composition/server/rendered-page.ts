import type { ReactElement } from 'react';
import { directPage } from '../../next-internals/page-shell/direct-page';
import type { LoadPage } from '../../next-internals/page-shell/page-request';
import { policyOfPages } from './security-policy';

/** A page of `route` that is sent without Next where that is possible. */
export function renderedPage<Props extends object>(
  route: string,
  load: LoadPage<Props>,
  draw: (props: Props) => ReactElement,
): LoadPage<Props> {
  return directPage({ route, load, draw, policy: policyOfPages });
}
