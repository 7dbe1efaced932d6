import { randomUUID } from 'node:crypto'
import { dayInSeoul } from '#contract/days'
import type { QuotationDraft } from '#contract/quotation-draft'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { type Given, withFiles } from '#server/modules/inquiry/files.service'
import { newNumber } from '#server/number'
import { Refusal } from '#server/refusal'
import { mailRequested } from './quotation.mail'
import { quotation, quotationFile } from './quotation.table'

/**
 * Stores a group's request with its files and queues its confirmation, all or nothing. Throws 400 `quotation.daysPast` for days
 * that are not in the future, and what `withFiles` throws (product §3, §5).
 */
export async function requestQuotation(
  deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'jobs' | 'decoder'>,
  { accountId, lang }: { accountId: string; lang: string },
  { date_from, date_to, budget, ...draft }: QuotationDraft,
  files: Given,
): Promise<{ id: string; number: string }> {
  const at = deps.clock.now()
  if (date_from !== '' && date_from <= dayInSeoul(at)) throw new Refusal(400, 'quotation.daysPast', 'date_from')
  const id = randomUUID()
  const number = newNumber('QT', at, 8)
  await withFiles(deps, files, { owner: accountId, site: 'shop' }, (ids) =>
    transaction(deps.db, async (tx) => {
      const [row] = await tx
        .insert(quotation)
        .values({
          ...draft,
          id,
          number,
          account_id: accountId,
          lang,
          date_from: date_from || null,
          date_to: date_to || null,
          ...(budget && { budget_amount: budget.amount, budget_currency: budget.currency, budget_per: budget.per }),
          created_at: at,
          updated_at: at,
        })
        .returning()
      if (!row) throw new Error('a quotation was not kept')
      if (ids.length > 0) {
        await tx
          .insert(quotationFile)
          .values(ids.map((upload_id, position) => ({ quotation_id: id, upload_id, position })))
      }
      await mailRequested(deps, tx, row)
    }),
  )
  return { id, number }
}
