export interface PaymentMethod {
  readonly code: string;
  readonly label: string;
}

/** Removes the methods paid on delivery (`atDoor`, by code) for a virtual cart. */
export function payablePaymentMethods(
  methods: readonly PaymentMethod[],
  isVirtual: boolean,
  atDoor: ReadonlySet<string>,
): readonly PaymentMethod[] {
  return isVirtual ? methods.filter(({ code }) => !atDoor.has(code)) : methods;
}
