import type { AccountOverview } from '../../../domain/customer/account-data';
import { customerName } from '../../../domain/customer/customer';
import { ServerOnly } from '../../components/shared/ServerOnly';
import { Static } from '../../../next-internals/server-only/server-components';
import type { SiteProps } from '../../site-props';
import { profileTexts } from '../../texts/en/account/profile';

export interface AccountStartProps {
  readonly overview: AccountOverview;
}

/** The first page of the account: whose it is, and what there is to know at once. */
export function AccountStart({ overview, site }: AccountStartProps & { readonly site: SiteProps }) {
  const { customer } = overview;
  return (
    <>
      <div className="[overflow-wrap:anywhere]">
        <p className="lead">{profileTexts.greeting(customerName(customer))}</p>
        <p>{profileTexts.signedInAs(customer.email)}</p>
      </div>
      <ServerOnly id="account-overview">
        {process.env.NEXT_RUNTIME !== '' && <Static.AccountOverviewCards overview={overview} site={site} />}
      </ServerOnly>
    </>
  );
}
