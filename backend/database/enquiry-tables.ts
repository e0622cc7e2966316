import type { Generated } from 'kysely';

export interface EnquiryTables {
  enquiries: {
    id: Generated<number>;
    kind: 'wedding' | 'funeral' | 'weekly' | 'complaint';
    /** ISO UTC */
    created_at: string;
    /** When the florist marked it as answered, ISO UTC; null while it waits. */
    answered_at: string | null;
    /** Of whoever was signed in when sending it. */
    customer_id: number | null;
    /** Of all that was sent; null once the same may be sent again. */
    digest: string | null;
    /** Title of the wedding story from which somebody asked. */
    story: string | null;
    name: string;
    email: string;
    telephone: string | null;
    message: string | null;
    /** `YYYY-MM-DD`, of the wedding or the service. */
    date: string | null;
    place: string | null;
    people: string | null;
    budget: string | null;
    frequency: string | null;
    funeral_director: string | null;
    order_number: string | null;
    wanted: string | null;
  };
}
