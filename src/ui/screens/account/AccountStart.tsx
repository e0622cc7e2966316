import { customerName, type Customer } from '../../../domain/customer/customer';
import { profileTexts } from '../../texts/en/account/profile';

/** The first page of the account: whose it is. */
export function AccountStart({ customer }: { readonly customer: Customer }) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <p className="lead">{profileTexts.greeting(customerName(customer))}</p>
      <p>{profileTexts.signedInAs(customer.email)}</p>
    </div>
  );
}
