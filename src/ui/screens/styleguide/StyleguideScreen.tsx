import '../../theme/pages/styleguide-page.module.css';
import type { SiteProps } from '../../site-props';
import { PageHead } from '../../components/shared/PageHead';
import { ControlSpecimens } from './ControlSpecimens';
import { FoundationSpecimens } from './FoundationSpecimens';
import { ProductSpecimens } from './ProductSpecimens';
import { MessageSpecimens } from './MessageSpecimens';
import { words } from './Specimen';

/** Every component in all its states on one page, for developers; see `pages/styleguide.tsx`. */
export function StyleguideScreen({ site }: { readonly site: SiteProps }) {
  return (
    <>
      <PageHead title={words.title}>
        <meta name="robots" content="noindex" />
      </PageHead>
      <h1>{words.title}</h1>
      <FoundationSpecimens />
      <ControlSpecimens />
      <ProductSpecimens site={site} />
      <MessageSpecimens />
    </>
  );
}
