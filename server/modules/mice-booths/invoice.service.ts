import { dayInSeoul } from '#contract/days'
import type { Lang } from '#contract/languages'
import type { StreamedFile } from '#contract/streamed-file'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { pdfOf } from '#server/modules/mice/badge.service'
import { figuresOf } from '#server/modules/mice/edition.service'
import { Refusal } from '#server/refusal'
import { type ApplicationRow, applicationOfBooking, ownApplication, viewApplications } from './applications.service'
import { drawInvoice } from './invoice.pdf'

type Printing = Pick<Deps, 'db' | 'clock' | 'settings' | 'hooks'>

async function draw(deps: Printing, row: ApplicationRow, lang: Lang): Promise<StreamedFile> {
  const [application] = await viewApplications(deps, [row], lang)
  const figures = await figuresOf(deps.db, row.year)
  if (!application?.invoice || !figures) throw new Refusal(404, 'general.notFound')
  const bytes = await drawInvoice({
    application,
    invoice: application.invoice,
    figures,
    day: dayInSeoul(new Date(application.order.paid_at ?? row.created_at)),
    lang,
  })
  return pdfOf(bytes, `${application.order.id}.pdf`)
}

/** The invoice of a booth as a PDF. Throws 404, also before its recipient is known. */
export const printInvoice = async (deps: Printing, accountId: string, id: string, lang: Lang): Promise<StreamedFile> =>
  draw(deps, await ownApplication(deps.db, accountId, id), lang)

/** Like `printInvoice`, for an operator and by the reservation's id, with an entry in the audit log. */
export async function printForDesk(
  deps: Printing,
  operatorId: string,
  bookingId: string,
  lang: Lang,
): Promise<StreamedFile> {
  const row = await applicationOfBooking(deps.db, bookingId)
  const file = await draw(deps, row, lang)
  const at = deps.clock.now()
  await writeAudit(deps.db, { at, actor_id: operatorId, act: 'mice.invoice', subject: row.order_id })
  return file
}
