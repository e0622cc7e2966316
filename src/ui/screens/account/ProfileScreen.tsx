import { customerName, type Customer } from '../../../domain/customer/customer';
import { profileTexts } from '../../texts/en/account/profile';

export interface ProfileScreenProps {
  readonly customer: Customer;
}

/** The customer's name and email. */
export function ProfileScreen({ customer }: ProfileScreenProps) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <p className="lead">{customerName(customer)}</p>
      <p>{profileTexts.signedInAs(customer.email)}</p>
    </div>
  );
}
