import { dayInSeoul } from '#contract/days'
import type { Lang } from '#contract/languages'
import type { StreamedFile } from '#contract/streamed-file'
import type { Deps } from '#server/deps'
import { pdfOf } from '#server/modules/mice/badge.service'
import { currentEdition } from '#server/modules/mice/edition.service'
import { Refusal } from '#server/refusal'
import { ownApplication, viewApplications } from './applications.service'
import { drawInvoice } from './invoice.pdf'

/** The invoice of a booth as a PDF. Throws 404, also before its recipient is known. */
export async function printInvoice(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'hooks'>,
  accountId: string,
  id: string,
  lang: Lang,
): Promise<StreamedFile> {
  const row = await ownApplication(deps.db, accountId, id)
  const [application] = await viewApplications(deps, [row], lang)
  const { figures } = await currentEdition(deps.db, deps.clock.now())
  if (!application?.invoice) throw new Refusal(404, 'general.notFound')
  const bytes = await drawInvoice({
    application,
    invoice: application.invoice,
    figures,
    day: dayInSeoul(new Date(application.order.paid_at ?? row.created_at)),
    lang,
  })
  return pdfOf(bytes, `${application.order.id}.pdf`)
}
