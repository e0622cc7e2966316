import type { Fields } from './bank-connection';

/** What a shopper can decide at the bank. */
export const RESULTS = ['paid', 'declined', 'cancelled'] as const;

const COINS = 100;

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

function amountInWords({ amount = '0', currency = 'GBP' }: Fields): string {
  const value = Number(amount) / COINS;
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(value);
}

const STYLE = `body{font:1.125rem/1.5 system-ui,sans-serif;margin:0;background:#eef1f4;color:#1c2733}
main{max-width:26rem;margin:4rem auto;padding:2rem;background:#fff;border:1px solid #c9d1d9}
h1{font-size:1.25rem;margin:0 0 1rem}p{margin:0 0 1rem}strong{font-size:1.5rem}
button{display:block;width:100%;min-height:3rem;margin:.75rem 0 0;font:inherit;border:1px solid #1c2733;background:#fff;color:inherit;cursor:pointer}
button:first-of-type{background:#1c2733;color:#fff}`;

/** The bank's page for one payment. It posts to its own address, which carries the signed fields. */
export function bankPage(order: Fields): string {
  const amount = escape(amountInWords(order));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pay ${amount} – practice bank</title><style>${STYLE}</style></head>
<body><main>
<h1>Practice bank</h1>
<p>Order ${escape(order['order'] ?? '')} at Posy</p>
<p><strong>${amount}</strong></p>
<p>No money moves here: this page stands where a bank’s would, so that the way there and back can be tried.</p>
<form method="post">
<button name="result" value="paid">Pay ${amount}</button>
<button name="result" value="declined">Be declined</button>
<button name="result" value="cancelled">Turn back without paying</button>
</form>
</main></body></html>
`;
}
