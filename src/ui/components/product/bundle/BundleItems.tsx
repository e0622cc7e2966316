import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../../domain/pricing/money';
import { bundleTexts } from '../../../texts/en/product/bundle';
import type { BundleViewModel } from '../../../view-models/product/bundle-view-model';
import { BundleItem } from './BundleItem';
import { PlainItem } from './PlainItem';

/** The parts of a bundle by position, and what they come to. */
export const BundleItems = observer(function BundleItems({
  bundle,
  locale,
}: {
  bundle: BundleViewModel;
  locale: string;
}) {
  const { rows } = bundle;
  const focused = rows.flatMap(({ question, choices, refusal }) => [
    ...(refusal === null ? [] : [question.uid]),
    ...choices.filter((row) => row.isChosen && row.refusal !== null).map(({ choice }) => choice.uid),
  ])[0];
  return (
    <div className="bundle">
      <h2 className="legend">{bundleTexts.parts}</h2>
      {rows.map((row) =>
        row.question.required && row.choices.length === 1 ? (
          <PlainItem key={row.question.uid} row={row} bundle={bundle} locale={locale} focused={focused} />
        ) : (
          <BundleItem key={row.question.uid} row={row} bundle={bundle} locale={locale} focused={focused} />
        ),
      )}
      <p className="bundle-total" aria-live="polite" aria-atomic="true">
        {bundleTexts.total} <strong className="price">{formatMoney(bundle.total, locale)}</strong>
      </p>
    </div>
  );
});
