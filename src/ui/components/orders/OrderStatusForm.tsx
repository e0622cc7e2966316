import {
  orderStatusTexts,
  orderStatusRefusalMessage,
  type OrderStatusRefusal,
} from '../../texts/en/orders/order-status-texts';
import { EmailField } from '../account/EmailField';
import { Field } from '../forms/Field';
import { fieldOf } from '../forms/field-of';
import { postedForm } from '../forms/posted-form';
import { PostForm } from '../forms/PostForm';

interface OrderStatusFormProps {
  /** This page, with store prefix. */
  readonly path: string;
  /** The sign-in page, with store prefix. */
  readonly signIn: string;
  readonly refusal: OrderStatusRefusal | null;
}

const NUMBER = {
  label: orderStatusTexts.number,
  autoComplete: 'off',
  rules: { maxLength: 32, inputMode: 'numeric' },
} as const;
const POSTCODE = { label: orderStatusTexts.postcode, autoComplete: 'postal-code', rules: { maxLength: 12 } };

/** The form for the status of an order. It does not show the values that were typed. */
export function OrderStatusForm({ path, signIn, refusal }: OrderStatusFormProps) {
  const form = postedForm(['number', 'email', 'postcode']);
  return (
    <div className="order-status-form">
      {refusal !== null && (
        <p className="alert" role="alert">
          {orderStatusRefusalMessage(refusal)}
        </p>
      )}
      {refusal !== 'not-offered' && (
        <>
          <p>{orderStatusTexts.about}</p>
          <PostForm action="ask-order-status" back={path} submit={orderStatusTexts.submit}>
            <Field {...fieldOf(form, 'page', 'number', NUMBER)} />
            <EmailField prefix="page" form={form} label={orderStatusTexts.email} autoComplete="email" />
            <Field {...fieldOf(form, 'page', 'postcode', POSTCODE)} capitals="characters" />
          </PostForm>
          <p>
            {orderStatusTexts.account} <a href={signIn}>{orderStatusTexts.signIn}</a>
          </p>
        </>
      )}
    </div>
  );
}
