/** Where customers send money for orders that they pay themselves. Null: the method is not offered. */
export interface PayTo {
  readonly transfer: {
    readonly accountName: string;
    /** `12-34-56` */
    readonly sortCode: string;
    /** Eight digits. */
    readonly accountNumber: string;
  } | null;
  /** In euros; `iban` in groups of four, `IE12 BOFI 9000 0112 3456 78`. */
  readonly euroTransfer: { readonly accountName: string; readonly iban: string; readonly bic: string } | null;
  readonly cheque: { readonly payee: string; readonly address: string } | null;
  /** Days after the order until the money has to be there, if the first delivery is not earlier. */
  readonly days: number;
}

export const DEFAULT_PAYMENT_DAYS = 7;

/** For a shop that only this machine can reach: both methods work, and nobody can take the details for real. */
export const PRACTICE_PAY_TO: Omit<PayTo, 'days'> = {
  transfer: { accountName: 'PRACTICE ACCOUNT, send no money', sortCode: '00-00-00', accountNumber: '00000000' },
  euroTransfer: {
    accountName: 'PRACTICE ACCOUNT, send no money',
    iban: 'IE00 0000 0000 0000 0000 00',
    bic: 'AAAAIE00',
  },
  cheque: { payee: 'PRACTICE SHOP, send no cheque', address: 'No address: this shop is for practice' },
};
