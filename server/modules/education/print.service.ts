import type { Download } from '#contract/files'
import type { z } from '#contract/zod'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import type { Own } from './states.service'

/** What was submitted last, as PDF. Throws 404 before that. */
export async function printOwn(_deps: Pick<Deps, 'db'>, _own: Own): Promise<z.input<typeof Download>> {
  throw new Refusal(404, 'education.notFound')
}
