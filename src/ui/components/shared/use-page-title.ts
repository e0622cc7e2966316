import { useEffect } from 'react';

/** The title of a page that changes it after the server rendered it. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
