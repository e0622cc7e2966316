/**
 * What the world can answer instead of a value. Every port speaks these and no others.
 * - `unauthorised`: the visitor's sign-in does not (or no longer) count.
 * - `not-found`: the thing asked for does not exist.
 * - `rejected`: the other side understood and said no; `message` may be shown to the shopper.
 * - `unreachable`: no answer, or none that could be understood; `status` is the HTTP status when one came.
 */
export type Failure =
  | { readonly kind: 'unauthorised'; readonly message: string }
  | { readonly kind: 'not-found'; readonly message: string }
  | {
      readonly kind: 'rejected';
      readonly code: string;
      readonly message: string;
      /** Each sentence apart, where the other side said several things at once. */
      readonly messages?: readonly string[];
    }
  | { readonly kind: 'unreachable'; readonly status: number | null };
