/** Where customers send money for orders that they pay themselves. Null: the method is not offered. */
export interface PayTo {
  readonly transfer: {
    readonly accountName: string;
    /** `12-34-56` */
    readonly sortCode: string;
    /** Eight digits. */
    readonly accountNumber: string;
  } | null;
  readonly cheque: { readonly payee: string; readonly address: string } | null;
  /** Days after the order until the money has to be there, if the first delivery is not earlier. */
  readonly days: number;
}

export const DEFAULT_PAYMENT_DAYS = 7;

/** For a shop that only this machine can reach: both methods work, and nobody can take the details for real. */
export const PRACTICE_PAY_TO: Omit<PayTo, 'days'> = {
  transfer: { accountName: 'PRACTICE ACCOUNT, send no money', sortCode: '00-00-00', accountNumber: '00000000' },
  cheque: { payee: 'PRACTICE SHOP, send no cheque', address: 'No address: this shop is for practice' },
};
