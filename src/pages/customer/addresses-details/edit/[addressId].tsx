import { createAddressForm } from '../../../../composition/browser/account-pages/address';
import { accountPage } from '../../../../composition/server/pages';
import { loadAddress } from '../../../../adapters/http/pages/addresses';
import { accountScreen } from '../../../../ui/screens/account/account-screen';
import {
  AddressFormScreen,
  UnreadAddressScreen,
  type AddressFormScreenProps,
  type UnreadAddress,
} from '../../../../ui/screens/account/AddressFormScreen';
import type { SiteProps } from '../../../../ui/site-props';

type Props = Omit<AddressFormScreenProps, 'createAddressForm'> | (UnreadAddress & { readonly site: SiteProps });

export const getServerSideProps = accountPage(loadAddress);

export default accountScreen('edit-address', (props: Props) =>
  'unread' in props ? (
    <UnreadAddressScreen {...props} />
  ) : (
    <AddressFormScreen {...props} createAddressForm={createAddressForm} />
  ),
);
