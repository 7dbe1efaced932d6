import { aCrowd, type Runner, shuffled } from '#tests/support/crowd'
import { aProduct } from '#tests/support/factories'
import type { Bench } from './support/context'
import type { Figure } from './support/figure'

const seeds = 20
const runners = 500
const lastSeats = 10

async function reserve(origin: string, { token, line }: Runner): Promise<string> {
  const response = await fetch(`${origin}/api/v1/orders?lang=en`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': `race-${line}`,
    },
    body: JSON.stringify({ cart_item_ids: [line] }),
  })
  const { code = '' } = (await response.json()) as { code?: string }
  return `${response.status} ${code}`.trim()
}

/** 500 people try to reserve the last 10 seats, twenty times over. Throws when a single outcome is not the expected one. */
export async function raceFigures(bench: Bench): Promise<Figure[]> {
  const { deps, serve } = await bench.context()
  const origin = await serve()
  for (let seed = 1; seed <= seeds; seed++) {
    const tour = await aProduct(deps, { capacity: lastSeats, minTravelers: 1 })
    const crowd = shuffled(await aCrowd(deps, tour, runners), seed)
    const outcomes = await Promise.all(crowd.map((runner) => reserve(origin, runner)))
    const won = outcomes.filter((outcome) => outcome === '200').length
    const late = outcomes.filter((outcome) => outcome === '409 booking.soldOut').length
    if (won !== lastSeats || won + late !== runners) {
      throw new Error(`seed ${seed}: ${won} won and ${late} came too late, of ${runners} for ${lastSeats} seats`)
    }
  }
  return [
    {
      name: `${runners} race for ${lastSeats} seats`,
      value: `${seeds} of ${seeds} seeds exact`,
      aim: `${lastSeats} win, ${runners - lastSeats} “sold out”, no 5xx`,
    },
  ]
}
