interface Placed {
  /** `funerals/wreaths` */
  readonly categoryPaths: readonly string[];
}

const isIn = ({ categoryPaths }: Placed, department: string): boolean =>
  categoryPaths.some((path) => path === department || path.startsWith(`${department}/`));

/** Its stock is the number of places. */
export const isWorkshop = (product: Placed): boolean => isIn(product, 'workshops');

/** Whether any of the products goes to a funeral. */
export const isForFuneral = (products: readonly Placed[]): boolean =>
  products.some((product) => isIn(product, 'funerals'));
