import type { Crumb } from '../../../domain/navigation/breadcrumbs';
import { inStore } from '../../site-props';
import { sharedTexts } from '../../texts/en/shared';

export interface BreadcrumbsProps {
  /** What lies above this page, and, when `current` is given, this page as the last one. */
  readonly crumbs: readonly Crumb[];
  /** Name of the page itself; it is no link. */
  readonly current: string;
  readonly storePrefix: string;
}

/** The way down from the front page. */
export function Breadcrumbs({ crumbs, current, storePrefix }: BreadcrumbsProps) {
  return (
    <nav aria-label={sharedTexts.breadcrumbs}>
      <ol className="crumbs">
        {[{ name: sharedTexts.home, path: '/' }, ...crumbs].map((crumb) => (
          <li key={crumb.path}>
            <a href={inStore(storePrefix, crumb.path)}>{crumb.name}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
