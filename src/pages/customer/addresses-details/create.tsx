import { createAddressForm } from '../../../composition/browser/account-pages/address';
import { accountPage } from '../../../composition/server/pages';
import { loadNewAddress } from '../../../adapters/http/pages/addresses';
import { accountScreen } from '../../../ui/screens/account/account-screen';
import { AddressFormScreen, type AddressFormScreenProps } from '../../../ui/screens/account/AddressFormScreen';

export const getServerSideProps = accountPage(loadNewAddress);

export default accountScreen('new-address', (props: Omit<AddressFormScreenProps, 'createAddressForm'>) => (
  <AddressFormScreen {...props} createAddressForm={createAddressForm} />
));
