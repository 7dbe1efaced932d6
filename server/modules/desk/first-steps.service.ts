import { isNotNull } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { Data } from '#contract/endpoint'
import { type FirstStep, firstSteps, type firstStepsDesk, type NextFair } from '#contract/first-steps'
import type { Deps } from '#server/deps'
import { staffWith } from '#server/modules/accounts/staff.service'
import { order } from '#server/modules/booking/booking.table'
import { countProducts } from '#server/modules/catalog/product-desk.view.service'
import { listYears as listFairYears, showYear as showFairYear } from '#server/modules/fair/setup.service'
import { listSetupBooths } from '#server/modules/fair/setup-booths.service'
import { listItems } from '#server/modules/fair/setup-program.service'
import { listSlots } from '#server/modules/fair/setup-slots.service'
import { listYears as listMiceYears, showYear as showMiceYear } from '#server/modules/mice/setup.service'
import { typesOnSale } from '#server/modules/pass/types.service'
import { readSetting } from '#server/modules/settings/settings.service'

type Asking = Pick<Deps, 'db' | 'clock' | 'hooks'>

interface Setup {
  year: number
  is_announced: boolean
  figures: { registration_opens: string; registration_closes: string }
}

function nextOf(setup: Setup, today: string, missing: NonNullable<NextFair>['missing']): NonNullable<NextFair> {
  const { year, is_announced } = setup
  const { registration_opens: opens, registration_closes: closes } = setup.figures
  return { year, is_announced, opens, closes, is_open: is_announced && opens <= today && today <= closes, missing }
}

/** The earliest of the years, newest first, that is not over. */
const comingOf = (years: readonly { year: number; phase: string }[]) =>
  years.filter(({ phase }) => phase !== 'over').at(-1)

async function nextMice(deps: Asking, today: string): Promise<NextFair> {
  const coming = comingOf(await listMiceYears(deps))
  if (!coming) return null
  const setup = await showMiceYear(deps, coming.year)
  return nextOf(setup, today, setup.missing)
}

async function nextMedical(deps: Asking, today: string): Promise<NextFair> {
  const coming = comingOf(await listFairYears(deps))
  if (!coming) return null
  const { db } = deps
  const parts = {
    booths: await listSetupBooths(db, coming.year),
    slots: await listSlots(deps, coming.year),
    program: await listItems(db, coming.year),
  }
  const missing = (['booths', 'slots', 'program'] as const).filter((part) => parts[part].length === 0)
  return nextOf(await showFairYear(deps, coming.year), today, missing)
}

/** Returns which of the steps to a first sale are done, what each fair still lacks, and whether any pass is on sale. */
export async function listFirstSteps(deps: Asking): Promise<Data<typeof firstStepsDesk.list>> {
  const { db, clock } = deps
  const today = dayInSeoul(clock.now())
  const { made, onSale } = await countProducts(db, clock.now())
  const done: Record<FirstStep, boolean> = {
    transfer: Boolean(await readSetting(db, 'transfer')),
    desk: Boolean(await readSetting(db, 'desk')),
    product: made > 0,
    onSale: onSale > 0,
    staff: (await staffWith(db, ['operator'])).length > 1,
    sale: (await db.$count(order, isNotNull(order.paid_at))) > 0,
  }
  const fairs = { mice: await nextMice(deps, today), fair: await nextMedical(deps, today) }
  return {
    done: Object.fromEntries(firstSteps.map((step) => [step, done[step]])) as typeof done,
    fairs,
    is_pass_on_sale: (await typesOnSale(db)).length > 0,
  }
}
