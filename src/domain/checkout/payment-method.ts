export interface PaymentMethod {
  readonly code: string;
  readonly label: string;
}
