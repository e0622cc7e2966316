import { openChangeOptions } from '../../composition/browser/open-change-options';
import { loadChangeOptions } from '../../adapters/http/pages/change-options';
import { personalPage } from '../../composition/server/pages';
import { ChangeOptionsScreen, type ChangeOptionsScreenProps } from '../../ui/screens/ChangeOptionsScreen';

export const getServerSideProps = personalPage(loadChangeOptions);

export default function ChangeOptionsPage(props: Omit<ChangeOptionsScreenProps, 'openChange'>) {
  return <ChangeOptionsScreen {...props} openChange={openChangeOptions} />;
}
