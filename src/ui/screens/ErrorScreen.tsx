import { Departments } from '../components/shared/Departments';
import { Drawing } from '../components/shared/Drawing';
import { PageHead } from '../components/shared/PageHead';
import { EMPTY_LAYOUT_DATA, type SiteProps, inStore } from '../site-props';
import { errorTexts } from '../texts/en/layout/errors';
import { sharedTexts } from '../texts/en/shared';

export interface ErrorScreenProps {
  /** Null when not even the layout data could be loaded; then links lead to the default store. */
  readonly site: Pick<SiteProps, 'storeName' | 'storePrefix' | 'menu'> | null;
  /** HTTP status; an error without one is 500. */
  readonly status: number;
  /** The log line's reference, for the shopper to quote; none for a missing page. */
  readonly reference?: string | null;
}

export function ErrorScreen({ site, status, reference = null }: ErrorScreenProps) {
  const missing = status === 404;
  const { title, lead, hint } = missing ? errorTexts.notFound : status === 429 ? errorTexts.busy : errorTexts.failed;
  return (
    <div className="error-screen">
      <PageHead title={sharedTexts.pageTitle(title, (site ?? EMPTY_LAYOUT_DATA).storeName)} />
      <Drawing of={missing ? 'bluebell' : 'snowdrop'} />
      <div className="error-words">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p>{hint}</p>
        {reference !== null && <p>{errorTexts.reference(reference)}</p>}
        {missing && <Departments site={site} />}
        <a className="button" href={inStore(site?.storePrefix ?? '', '/')}>
          {errorTexts.backToHome}
        </a>
        {missing && (
          <p>
            <a href={inStore(site?.storePrefix ?? '', '/delivery')}>{errorTexts.delivery}</a>
          </p>
        )}
      </div>
    </div>
  );
}
