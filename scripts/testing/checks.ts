import { type Counts, run, type Step } from './run'

const counted = (name: string, ok: boolean, details: string): Counts => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  failures: ok ? [] : [{ name, details }],
})

const check =
  (name: string, program: string, ...args: string[]): Step =>
  async () => {
    const { code, output, errors } = await run(program, args, { quiet: true })
    if (code !== 0) console.log(output + errors)
    return counted(name, code === 0, output + errors)
  }

/** Also fails when nothing was read: a missing parser would otherwise let everything pass. */
const importRules: Step = async () => {
  const folders = ['contract', 'src', 'server', 'scripts', 'tests', 'e2e', 'bench']
  const { output, errors } = await run(
    'depcruise',
    [...folders, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    { quiet: true },
  )
  if (!output) throw new Error(errors)
  const { summary } = JSON.parse(output) as {
    summary: {
      totalCruised: number
      totalDependenciesCruised: number
      error: number
      violations: { from: string; to: string; rule: { name: string } }[]
    }
  }
  const broken = summary.violations.map(({ from, to, rule }) => `  ${rule.name}: ${from} → ${to}`).join('\n')
  if (broken) console.log(broken)
  console.log(`  ${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports`)
  return counted(
    'import rules',
    summary.error === 0 && summary.totalCruised > 100 && summary.totalDependenciesCruised > 500,
    broken,
  )
}

/** Checks that do not run the product. */
export const checks: Record<string, Step> = {
  // Several checkers would each compute the names of all texts, while three other checks run on two cores.
  types: check('types', 'tsc', '--noEmit', '--checkers', '1'),
  lint: check('lint', 'biome', 'check', '.'),
  'import rules': importRules,
  'dead code': check('dead code', 'knip'),
}
