import { NEIGHBOURS, OFFENDERS } from './import-offenders';
import { type PlantedTree, plantTree } from './planted-tree';

interface Cruise {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string; readonly comment?: string }[] };
  };
}

const planted = Object.entries(OFFENDERS).flatMap(([rule, cases]) =>
  cases.map((files) => ({ rule, files, culprit: Object.keys(files)[0] ?? '' })),
);

async function cruise(files: Readonly<Record<string, string>>): Promise<Cruise['summary']> {
  const tree: PlantedTree = plantTree(files);
  try {
    const rooms = ['src', 'middleware', 'backend', 'server', 'tools', 'tests'];
    const json = await tree.run('dependency-cruiser/bin/dependency-cruise.mjs', [...rooms, '--output-type', 'json']);
    return (JSON.parse(json) as Cruise).summary;
  } finally {
    tree.remove();
  }
}

describe('import rules', () => {
  let withOffenders: Cruise['summary'];
  beforeAll(async () => {
    withOffenders = await cruise(
      Object.assign({}, NEIGHBOURS, ...planted.map((one) => one.files)) as typeof NEIGHBOURS,
    );
  }, 60_000);

  test('reports nothing for a tree that follows the rules', async () => {
    expect((await cruise(NEIGHBOURS)).violations.map((one) => `${one.rule.name}: ${one.from}`)).toEqual([]);
  }, 60_000);

  test.each(planted)('$rule reports $culprit', ({ rule, culprit }) => {
    const reported = withOffenders.violations.filter((one) => one.rule.name === rule).map((one) => one.from);
    expect(reported).toContain(culprit);
  });

  test('every rule has an offender and a comment with the remedy', () => {
    const rules = withOffenders.ruleSetUsed.forbidden;
    expect(rules.map((one) => one.name).sort()).toEqual(Object.keys(OFFENDERS).sort());
    expect(rules.filter((one) => (one.comment ?? '').length < 30)).toEqual([]);
  });
});
