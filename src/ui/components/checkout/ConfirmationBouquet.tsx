const HEADS = ['60 26', '38 38', '82 38', '60 52', '24 56', '96 56', '46 18', '74 18'];

/** Line drawing of a bouquet, as the success icon. */
export function ConfirmationBouquet() {
  return (
    <svg className="thanks-bouquet" viewBox="0 0 120 120" aria-hidden="true">
      <path d={HEADS.map((head) => `M${head}L60 88`).join('')} />
      <path d="M60 88 48 116m12-28v29m0-29 12 28M50 86c6 4 14 4 20 0m-10 3c-8-7-16-7-18-1s8 8 18 1Zm0 0c8-7 16-7 18-1s-8 8-18 1Z" />
      {HEADS.map((head) => (
        <path
          key={head}
          className="thanks-head"
          d={`M${head}m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0m5 0a5 5 0 1 1 5 5m0-5a2 2 0 1 0 2 2`}
        />
      ))}
    </svg>
  );
}
