import Head from 'next/head';
import { Drawing } from '../components/shared/Drawing';
import { type SiteProps, inStore } from '../site-props';
import { errorTexts } from '../texts/en/errors';
import { sharedTexts } from '../texts/en/shared';

export interface ErrorScreenProps {
  /** Null when not even the layout data could be loaded; then links lead to the default store. */
  readonly site: Pick<SiteProps, 'storePrefix' | 'menu'> | null;
  /** HTTP status; an error without one is 500. */
  readonly status: number;
  /** Of the log line, for the shopper to quote; none for a missing page. */
  readonly reference?: string | null;
}

export function ErrorScreen({ site, status, reference = null }: ErrorScreenProps) {
  const missing = status === 404;
  const title = missing ? errorTexts.notFoundTitle : errorTexts.failedTitle;
  return (
    <div className="error-screen">
      <Head>
        <title>{sharedTexts.pageTitle(title)}</title>
      </Head>
      <Drawing of={missing ? 'bluebell' : 'snowdrop'} />
      <div className="error-words">
        <h1>{title}</h1>
        <p className="lead">{missing ? errorTexts.notFound : errorTexts.failed}</p>
        <p>{missing ? errorTexts.notFoundHint : errorTexts.failedHint}</p>
        {reference !== null && <p>{errorTexts.reference(reference)}</p>}
        {missing && <Departments site={site} />}
        <a className="button" href={inStore(site?.storePrefix ?? '', '/')}>
          {errorTexts.backToHome}
        </a>
      </div>
    </div>
  );
}

/** Links to departments; nothing if the menu could not be loaded. */
function Departments({ site }: Pick<ErrorScreenProps, 'site'>) {
  const departments = site?.menu.flatMap(({ children }) => children) ?? [];
  if (site === null || departments.length === 0) return null;
  return (
    <nav aria-label={errorTexts.departments}>
      <ul className="error-ways">
        {departments.map(({ name, path }) => (
          <li key={path}>
            <a className="way-on" href={inStore(site.storePrefix, path)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
