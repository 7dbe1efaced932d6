import type { Role } from '#contract/endpoint'
import type { FileKind } from '#contract/files-desk'
import type { Deps } from '#server/deps'
import { type Audited, mostAudited } from '#server/modules/accounts/audited.types'
import { filesBehind } from '#server/modules/education/audited.service'
import { namesOfUploads, uploadsNamed } from '#server/modules/media/list.service'
import { isFor, isOpen, usesOf } from './files.service'

/** What a file is called whose name is not for the reader, such as that of a passport. */
const kinds: Readonly<Record<FileKind, { en: string; ko: string }>> = {
  pdf: { en: 'PDF', ko: 'PDF' },
  picture: { en: 'Picture', ko: '이미지' },
  document: { en: 'Word document', ko: '워드 문서' },
  workbook: { en: 'Excel workbook', ko: '엑셀 파일' },
}

/** Stored files in the audit log: by name if these roles may open them, otherwise by kind, as in the list of files (product §6). */
export const auditedFiles = (deps: Pick<Deps, 'db' | 'clock' | 'hooks'>, roles: readonly Role[]): Audited => ({
  kind: 'file',
  uuid: true,
  within: {
    acts: [
      ...(['company.file', 'inquiry.file', 'partnership.file', 'quotation.file'] as const),
      ...(['fair.document', 'fair.documentRemoved', 'fair.documentRead'] as const),
    ],
    keys: ['file', 'document'],
  },
  find(db, q) {
    const open = deps.hooks.fileUses.filter((uses) => isFor(uses, roles))
    return uploadsNamed(
      db,
      q,
      open.map(({ shownIds }) => shownIds(deps.clock.now())),
      mostAudited,
    )
  },
  async name(db, ids) {
    const behind = await filesBehind(db, ids)
    const uploads = await namesOfUploads(db, [...ids, ...behind.map(({ upload_id }) => upload_id)])
    const uses = await usesOf(
      { ...deps, db },
      uploads.map(({ id }) => id),
      { roles, lang: 'en' },
    )
    const named = uploads.map(({ id, name, kind }) => {
      return { id, ...(uses.get(id)?.some(isOpen) ? { en: name, ko: name } : kinds[kind]) }
    })
    const aliased = behind.flatMap(({ id, upload_id }) =>
      named.filter((each) => each.id === upload_id).map((each) => ({ ...each, id, page: upload_id })),
    )
    return [...named, ...aliased]
  },
})
