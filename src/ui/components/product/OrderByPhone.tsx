import { contactTexts } from '../../texts/en/contact';
import { productWords } from '../../texts/en/product-words';

export function OrderByPhone() {
  return (
    <p className="buy">
      {productWords.orderByPhone} <a href={contactTexts.phoneLink}>{contactTexts.phone}</a>
    </p>
  );
}
