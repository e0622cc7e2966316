import type { GuestOrderProof } from '../../../application/ports/customer';
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
  /** Null: there is no form. */
  readonly asks: GuestOrderProof | null;
  readonly refusal: OrderStatusRefusal | null;
}

const NUMBER = {
  label: orderStatusTexts.number,
  autoComplete: 'off',
  rules: { maxLength: 32, inputMode: 'numeric' },
} as const;
const PROOFS = {
  postcode: { label: orderStatusTexts.postcode, autoComplete: 'postal-code', rules: { maxLength: 12 } },
  surname: { label: orderStatusTexts.surname, autoComplete: 'family-name', rules: { maxLength: 100 } },
} as const;

/** The form for the status of an order. It does not show the values that were typed. */
export function OrderStatusForm({ path, signIn, asks, refusal }: OrderStatusFormProps) {
  const form = postedForm(['number', 'email', 'postcode', 'surname']);
  return (
    <div className="order-status-form">
      {refusal !== null && (
        <p className="alert" role="alert">
          {orderStatusRefusalMessage(refusal, asks)}
        </p>
      )}
      {asks !== null && (
        <>
          <p>{orderStatusTexts.about[asks]}</p>
          <PostForm action="ask-order-status" back={path} submit={orderStatusTexts.submit}>
            <Field {...fieldOf(form, 'page', 'number', NUMBER)} />
            <EmailField prefix="page" form={form} label={orderStatusTexts.email} autoComplete="email" />
            <Field
              {...fieldOf(form, 'page', asks, PROOFS[asks])}
              capitals={asks === 'postcode' ? 'characters' : 'words'}
            />
          </PostForm>
        </>
      )}
      <p>
        {orderStatusTexts.account} <a href={signIn}>{orderStatusTexts.signIn}</a>
      </p>
    </div>
  );
}
