import { FormOutcomeBox } from '../../components/account/frame/FormOutcomeBox';
import { ServerOnly } from '../../components/shared/ServerOnly';
import { Static } from '../../../next-internals/server-only/server-components';
import type { SiteProps } from '../../site-props';
import { deletionRefusalMessage } from '../../texts/en/account/my-data';
import type { RefusalInQuery } from '../../view-models/cart/refusal-in-query';

export interface MyDataBody {
  readonly email: string;
  /** Why the account was not deleted; null if that was not asked. */
  readonly refusal: RefusalInQuery | null;
}

/** The data that the shop keeps about a customer: to be downloaded, or deleted. Needs no script. */
export function MyDataScreen({ site, email, refusal }: MyDataBody & { readonly site: SiteProps }) {
  return (
    <>
      <FormOutcomeBox success={null} refusal={refusal === null ? null : deletionRefusalMessage(refusal)} />
      <ServerOnly id="my-data">
        {process.env.NEXT_RUNTIME !== '' && <Static.MyDataForms email={email} storePrefix={site.storePrefix} />}
      </ServerOnly>
    </>
  );
}
