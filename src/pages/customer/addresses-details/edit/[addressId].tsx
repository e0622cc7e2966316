import { openAddress } from '../../../../composition/browser/account-pages/open-address';
import { accountPage } from '../../../../composition/server/pages/account-page';
import { loadAddress } from '../../../../composition/server/pages/addresses';
import { accountScreen } from '../../../../ui/screens/account/account-screen';
import { AddressFormScreen, type AddressFormScreenProps } from '../../../../ui/screens/account/AddressFormScreen';

export const getServerSideProps = accountPage(loadAddress);

export default accountScreen('edit-address', (props: Omit<AddressFormScreenProps, 'openAddress'>) => (
  <AddressFormScreen {...props} openAddress={openAddress} />
));
