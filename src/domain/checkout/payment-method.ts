export interface PaymentMethod {
  readonly code: string;
  readonly label: string;
}

/**
 * The ways to pay that make sense: where nothing is brought to a door, nothing can be paid at one. `atDoor` are the codes
 * of those that are.
 */
export function payablePaymentMethods(
  methods: readonly PaymentMethod[],
  isVirtual: boolean,
  atDoor: ReadonlySet<string>,
): readonly PaymentMethod[] {
  return isVirtual ? methods.filter(({ code }) => !atDoor.has(code)) : methods;
}
