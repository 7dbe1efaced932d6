import { eduDeskPaths } from '#contract/addresses'
import { board } from '#contract/board'
import { companyDesk } from '#contract/companies'
import { reportDesk } from '#contract/education/report/desk'
import { review } from '#contract/education/review'
import type { FileUse } from '#contract/files-desk'
import { inquiryDesk } from '#contract/inquiry-desk'
import { passPartnershipDesk } from '#contract/pass/partnership'
import { quotationDesk } from '#contract/quotation-desk'
import { call } from '#src/api/call'
import { paths } from '../../site'

/** Returns the page of what a file belongs to; null if the caller's roles may not open it. */
export function placeOf({ subject, site, id, can_open }: FileUse): string | null {
  if (!can_open) return null
  if (subject === 'company') return paths.company(id)
  if (subject === 'inquiry') return paths.inquiry(site, id)
  if (subject === 'partnership') return paths.passPartnership(id)
  if (subject === 'post') return paths.boardPost(site, id)
  if (subject === 'quotation') return paths.quotation(id)
  // The fair's office has a desk of its own, in an area of its own.
  return subject === 'fair' ? null : eduDeskPaths.application(id)
}

/** Requests the content by the call of what the file belongs to, which checks the roles and records the access. */
export function contentOf({ subject, site, id, file }: FileUse, signal?: AbortSignal): Promise<Blob> {
  const options = { errors: 'page' as const, ...(signal && { signal }) }
  const params = { id, file }
  if (subject === 'company') return call(companyDesk.file, { params: { id } }, options)
  if (subject === 'inquiry') return call(inquiryDesk.file, { params: { ...params, site } }, options)
  if (subject === 'partnership') return call(passPartnershipDesk.file, { params }, options)
  if (subject === 'post') return call(board.file, { params: { ...params, site } }, options)
  if (subject === 'quotation') return call(quotationDesk.file, { params }, options)
  if (subject === 'report') return call(reportDesk.file, { params }, options)
  return call(review.document, { params: { id, document: file } }, options)
}
