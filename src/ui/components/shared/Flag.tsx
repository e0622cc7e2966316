const GREEN = '#1b7a4b';
const WHITE = '#fffdf9';
const BLUE = '#25406f';
const RED = '#b3323c';
const GOLD = '#d9a833';
const INK = '#242e28';
const ORANGE = '#d97b36';

/** Three stripes from left to right, or from top to bottom, by region. */
const UPRIGHT: Readonly<Record<string, readonly [string, string, string]>> = {
  BE: [INK, GOLD, RED],
  FR: [BLUE, WHITE, RED],
  IE: [GREEN, WHITE, ORANGE],
  IT: [GREEN, WHITE, RED],
};
const LEVEL: Readonly<Record<string, readonly [string, string, string]>> = {
  DE: [INK, RED, GOLD],
  LU: [RED, WHITE, BLUE],
  NL: [RED, WHITE, BLUE],
};

/** The flag of a locale's country (`en-GB`, `en_GB`), drawn by us; its two letters if we have not drawn it. Decorative. */
export function Flag({ locale }: { readonly locale: string }) {
  const region = /[-_]([A-Z]{2})\b/.exec(locale)?.[1] ?? '';
  return (
    <svg className="flag" viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      {region === 'GB' ? <Union /> : <Stripes region={region} />}
    </svg>
  );
}

function Union() {
  return (
    <>
      <path fill={BLUE} d="M0 0h24v16H0z" />
      <path stroke={WHITE} strokeWidth="3" d="m0 0 24 16M24 0 0 16" />
      <path stroke={RED} strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke={WHITE} strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke={RED} strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  );
}

function Stripes({ region }: { readonly region: string }) {
  const upright = UPRIGHT[region];
  const level = LEVEL[region];
  if (upright !== undefined)
    return upright.map((fill, at) => <path key={fill} fill={fill} d={`M${at * 8} 0h8v16h-8z`} />);
  if (level !== undefined)
    return level.map((fill, at) => <path key={fill} fill={fill} d={`M0 ${(at * 16) / 3}h24v${16 / 3}H0z`} />);
  return (
    <text x="12" y="12" textAnchor="middle" fontSize="11" fontWeight="600">
      {region}
    </text>
  );
}
