/**
 * The order of an attempt; null if it never arrived, and then the backend refuses it from now on. An addition of our backend.
 */
export const SETTLE_ORDER_ATTEMPT = `mutation posySettleOrderAttempt($input: SettleOrderAttemptInput!) {
  settleOrderAttempt(input: $input) { order_number }
}`;
