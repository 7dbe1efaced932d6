import type { Figure } from './support/figure'

// Set before React is loaded: its development build takes twice as long.
process.env.NODE_ENV = 'production'
const { withBench } = await import('./support/context')
const { apiFigures } = await import('./api')
const { scaleFigures } = await import('./scale')
const { deskFigures } = await import('./desk')
const { operatorFigures } = await import('./operators')
const { pageFigures } = await import('./pages')
const { raceFigures } = await import('./race')
const { vitalFigures } = await import('./vitals')
const { checkInFigures } = await import('./checkin')
const { attackFigures } = await import('./attack')
const { fairFigures } = await import('./fair')

const all = {
  api: apiFigures,
  scale: scaleFigures,
  desk: deskFigures,
  operators: operatorFigures,
  pages: pageFigures,
  race: raceFigures,
  'vitals-en': vitalFigures('en'),
  'vitals-ko': vitalFigures('ko'),
  checkin: checkInFigures,
  attack: attackFigures,
  fair: fairFigures,
}
const selected = process.argv.slice(2)
/** `vitals` selects both of its languages. */
const isSelected = (name: string) =>
  selected.length === 0 || selected.some((each) => each === name || name.startsWith(`${each}-`))

const print = ({ name, value, aim }: Figure) => console.log(`${value.padStart(24)}   ${name}   (${aim})`)

console.log(
  'Figures of one run on this computer, most of them ratios; none is asserted but the counts of the races and of the attack.\n',
)
await withBench(async (bench) => {
  for (const [name, figures] of Object.entries(all)) {
    if (!isSelected(name)) continue
    for await (const figure of await figures(bench)) print(figure)
  }
})
