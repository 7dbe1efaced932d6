import { companyFiles } from '#server/modules/accounts/file-uses.service'
import { postFiles } from '#server/modules/board/file-uses.service'
import { applicationFiles, reportFiles } from '#server/modules/education/file-uses.service'
import { fairFiles } from '#server/modules/fair/file-uses.service'
import { inquiryFiles } from '#server/modules/inquiry/file-uses.service'
import { partnershipFiles } from '#server/modules/pass/file-uses.service'
import { quotationFiles } from '#server/modules/quotation/file-uses.service'
import type { FileUses } from '#server/ports/hooks'

/** What uploaded files are used for: one line for each subject of a module that stores any (product §6). */
export const fileUses: readonly FileUses[] = [
  applicationFiles,
  companyFiles,
  fairFiles,
  inquiryFiles,
  partnershipFiles,
  postFiles,
  quotationFiles,
  reportFiles,
]
