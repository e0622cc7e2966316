import {
  orderStatusTexts,
  orderStatusRefusalMessage,
  type OrderStatusRefusal,
} from '../../../texts/en/orders/order-status-texts';
import { NativeEmail, NativeField, NativeForm } from './NativeForm';

interface NativeOrderStatusProps {
  /** This page, with store prefix. */
  readonly path: string;
  /** The sign-in page, with store prefix. */
  readonly signIn: string;
  readonly refusal: OrderStatusRefusal | null;
}

/** The form for the status of an order. It does not show the values that were typed. */
export function NativeOrderStatus({ path, signIn, refusal }: NativeOrderStatusProps) {
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
          <NativeForm action="ask-order-status" back={path} submit={orderStatusTexts.submit}>
            <NativeField
              name="number"
              label={orderStatusTexts.number}
              required
              maxLength={32}
              inputMode="numeric"
              autoComplete="off"
            />
            <NativeEmail label={orderStatusTexts.email} autoComplete="email" typed={{}} />
            <NativeField
              name="postcode"
              label={orderStatusTexts.postcode}
              required
              maxLength={12}
              autoComplete="postal-code"
              autoCapitalize="characters"
            />
          </NativeForm>
          <p>
            {orderStatusTexts.account} <a href={signIn}>{orderStatusTexts.signIn}</a>
          </p>
        </>
      )}
    </div>
  );
}
