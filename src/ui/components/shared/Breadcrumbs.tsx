import type { Crumb } from '../../../domain/navigation/breadcrumbs';
import { inStore } from '../../site-props';
import { sharedTexts } from '../../texts/en/shared';

interface BreadcrumbsProps {
  /** The ancestors of this page, followed by the page itself when `current` is given. */
  readonly crumbs: readonly Crumb[];
  /** Name of this page; not a link. */
  readonly current: string;
  readonly storePrefix: string;
}

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
