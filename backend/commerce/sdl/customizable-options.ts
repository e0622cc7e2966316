const OPTION = `
    option_id: Int @deprecated(reason: "Use uid.")
    required: Boolean
    sort_order: Int
    title: String
    uid: ID!
`;

const PRICE = `
    price: Float
    price_type: PriceTypeEnum
    sku: String
    uid: ID!
`;

const writtenOption = (name: string): string => `
  type Customizable${name}Option implements CustomizableOptionInterface {${OPTION}
    product_sku: String
    value: Customizable${name}Value
  }
`;

const pickedOption = (name: string): string => `
  type Customizable${name}Option implements CustomizableOptionInterface {${OPTION}
    value: [Customizable${name}Value]
  }

  type Customizable${name}Value {${PRICE}
    option_type_id: Int
    sort_order: Int
    title: String
  }
`;

/** Customizable options of products. */
export const CUSTOMIZABLE_OPTIONS = /* GraphQL */ `
  interface CustomizableOptionInterface {${OPTION}}

  ${writtenOption('Field')}
  ${writtenOption('Area')}
  ${writtenOption('Date')}
  ${pickedOption('DropDown')}
  ${pickedOption('Radio')}
  ${pickedOption('Checkbox')}
  ${pickedOption('Multiple')}

  type CustomizableFieldValue {${PRICE}
    max_characters: Int
  }

  type CustomizableAreaValue {${PRICE}
    max_characters: Int
  }

  type CustomizableDateValue {${PRICE}
    type: CustomizableDateTypeEnum
  }

  enum CustomizableDateTypeEnum {
    DATE
    DATE_TIME
    TIME
  }
`;
