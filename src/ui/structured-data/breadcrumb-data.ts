import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '../../domain/navigation/breadcrumbs';
import type { SiteProps } from '../site-props';
import { sharedTexts } from '../texts/en/shared';
import { pageAddress } from './addresses';

/** The way from the home page, which the page shows above its heading. */
export function breadcrumbData(site: SiteProps, crumbs: readonly Crumb[], current: Crumb): BreadcrumbList {
  const trail = [{ name: sharedTexts.home, path: '/' }, ...crumbs, current];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: pageAddress(site, path),
    })),
  };
}
