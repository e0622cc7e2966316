import { isHadNow, lastOnes } from '../../../../domain/catalogue/availability';
import { GROUP_PICTURE } from '../../../../domain/catalogue/pictures/picture';
import { type SiteProps, inStore } from '../../../site-props';
import { groupTexts } from '../../../texts/en/product/group';
import { productTexts } from '../../../texts/en/product/product';
import { refusalMessage } from '../../../texts/en/refusals';
import { soldOutText } from '../../../texts/en/stock';
import { type GroupRow, QUANTITY_FIELD } from '../../../view-models/product/group-view-model';
import { Drawing } from '../../shared/Drawing';
import { PriceTag } from '../../shared/PriceTag';
import { SizedImage } from '../../shared/SizedImage';
import { FieldError } from '../OptionTitle';
import { QuantityInput } from '../quantity/QuantityInput';

interface GroupItemRowProps {
  readonly row: GroupRow;
  readonly site: SiteProps;
  /** Whether it is the first refused one of a server-rendered page. */
  readonly isFocused: boolean;
  readonly onType: (sku: string, text: string) => void;
}

/** A product of a group and how many of it are wanted. */
export function GroupItemRow({ row, site, isFocused, onType }: GroupItemRowProps) {
  const { product } = row.item;
  const id = `${QUANTITY_FIELD}${product.sku}`;
  const error = row.refusal === null ? null : refusalMessage(row.refusal);
  const few = lastOnes(product.availability);
  return (
    <li className="group-row">
      <div className="group-picture">
        {product.picture === null ? (
          <Drawing of="tulip" />
        ) : (
          <SizedImage picture={product.picture} size={GROUP_PICTURE} turn="lazy" alt="" />
        )}
      </div>
      <div className="group-words">
        <a href={inStore(site.storePrefix, product.path)}>{product.name}</a>
        <PriceTag price={product.price} locale={site.locale} from={false} />
        {row.unavailableReason !== null && <p className="stock stock-none">{refusalMessage(row.unavailableReason)}</p>}
        {row.unavailableReason === null && !isHadNow(product.availability) && (
          <p className="stock">{soldOutText(product.availability)}</p>
        )}
        {row.unavailableReason === null && few !== null && <p className="stock">{productTexts.onlyLeft(few)}</p>}
      </div>
      {row.unavailableReason === null && (
        <div className="field">
          <label className="sr-only" htmlFor={id}>
            {groupTexts.quantityOf(product.name)}
          </label>
          <QuantityInput
            id={id}
            min="0"
            value={row.text}
            error={error}
            isFocused={isFocused}
            onChange={(event) => onType(product.sku, event.target.value)}
          />
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </li>
  );
}
