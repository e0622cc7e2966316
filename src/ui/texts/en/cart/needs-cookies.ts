import { contactTexts } from '../layout/contact';

export const cartNeedsCookies = `Your browser refuses cookies, and without one we cannot remember your cart. Please allow cookies for this shop, or call us on ${contactTexts.phone} and we will take your order.`;
