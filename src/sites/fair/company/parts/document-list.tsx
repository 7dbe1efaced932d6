import FileText from 'lucide-react/icons/file-text'
import type { StoredFile } from '#contract/files'
import { useLanguage } from '#src/session/visitor'
import { bytesInWords } from '#src/ui/bytes'
import { saveFile } from '#src/ui/save-file'

interface DocumentListProps {
  documents: readonly StoredFile[]
  load: (document: StoredFile) => Promise<Blob>
}

/** A company's documents, each with a download. */
export function DocumentList({ documents, load }: DocumentListProps) {
  const language = useLanguage()
  const open = async (document: StoredFile) => saveFile(await load(document), document.name)
  return (
    <ul className="space-y-1.5">
      {documents.map((document) => (
        <li key={document.id}>
          <button
            type="button"
            onClick={() => void open(document).catch(() => {})}
            className="inline-flex max-w-full items-center gap-2 rounded-sm py-1 text-start font-medium underline underline-offset-4"
          >
            <FileText className="size-4 shrink-0 text-muted" />
            <span className="min-w-0 wrap-anywhere">{document.name}</span>
            <span className="shrink-0 text-sm text-muted no-underline">{bytesInWords(document.bytes, language)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
