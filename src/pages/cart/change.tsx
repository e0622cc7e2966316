import { createChangeOptions } from '../../composition/browser/change-options';
import { loadChangeOptions } from '../../adapters/http/pages/change-options';
import { personalPage } from '../../composition/server/pages';
import { ChangeOptionsScreen, type ChangeOptionsScreenProps } from '../../ui/screens/ChangeOptionsScreen';

export const getServerSideProps = personalPage(loadChangeOptions);

export default function ChangeOptionsPage(props: Omit<ChangeOptionsScreenProps, 'createChangeOptions'>) {
  return <ChangeOptionsScreen {...props} createChangeOptions={createChangeOptions} />;
}
