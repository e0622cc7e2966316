/** Anything with the categories of its product. */
interface Placed {
  /** `funerals/wreaths` */
  readonly categoryPaths: readonly string[];
}

/** Whether a product is in a category, given by its URL path, or in one below it. */
export const isIn = ({ categoryPaths }: Placed, department: string): boolean =>
  categoryPaths.some((path) => path === department || path.startsWith(`${department}/`));

/** URL path of the category of all workshops. */
export const WORKSHOPS = 'workshops';

/** Its stock is the number of places. */
export const isWorkshop = (product: Placed): boolean => isIn(product, WORKSHOPS);

/** Whether any of the products goes to a funeral. */
export const isForFuneral = (products: readonly Placed[]): boolean =>
  products.some((product) => isIn(product, 'funerals'));
