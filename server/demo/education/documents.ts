import { randomUUID } from 'node:crypto'
import { type DocumentKind, documentKinds } from '#contract/education/documents'
import { secondsBefore } from '#server/demo/seconds-before'
import type { Deps } from '#server/deps'
import { upload } from '#server/modules/media/media.table'

/** Returns a PDF with one line in Latin letters. */
export function onePage(line: string): Buffer {
  const text = `BT /F1 18 Tf 72 760 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ]
  const starts: number[] = []
  let body = '%PDF-1.4\n'
  for (const [at, object] of objects.entries()) {
    starts.push(body.length)
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}

/** Returns the file name of the sample of a kind. */
export const demoName = (kind: DocumentKind): string => `${kind.replace('_', '-')}.pdf`

/** Stores a sample of each kind of document. All applications share them: submitted documents are never removed. */
export async function demoDocuments({ db, storage, clock }: Deps): Promise<Record<DocumentKind, string>> {
  const rows = documentKinds.map((kind) => ({
    kind,
    id: randomUUID(),
    body: onePage(`Sample: ${kind.replace('_', ' ')}`),
  }))
  for (const { id, body } of rows) await storage.put(`uploads/${id}.pdf`, body)
  await db.insert(upload).values(
    rows.map(({ id, kind, body }, at) => ({
      id,
      key: `uploads/${id}.pdf`,
      name: demoName(kind),
      mime: 'application/pdf',
      bytes: body.length,
      site: 'edu-travel' as const,
      created_at: secondsBefore(clock.now(), at),
    })),
  )
  return Object.fromEntries(rows.map(({ kind, id }) => [kind, id])) as Record<DocumentKind, string>
}
