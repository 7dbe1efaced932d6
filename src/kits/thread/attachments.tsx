import DownloadIcon from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredFile } from '#contract/files'
import { useSizes } from './sizes'

const look =
  'inline-flex max-w-full items-center gap-2.5 rounded-sm border border-line-strong bg-surface px-3.5 py-2 text-sm font-medium text-ink eased hover:border-ink'

const Files = ({ children }: { children: ReactNode }) => (
  <ul className="flex max-w-full flex-wrap gap-2.5">{children}</ul>
)

function Words({ file }: { file: StoredFile }) {
  const sizes = useSizes()
  return (
    <>
      <DownloadIcon className="size-4 shrink-0 text-brand" />
      <span className="min-w-0 truncate">{file.name}</span>
      <span className="shrink-0 text-muted">{sizes(file.bytes)}</span>
    </>
  )
}

const useName = () => {
  const { t } = useTranslation('thread')
  const sizes = useSizes()
  return ({ name, bytes }: StoredFile) => t('download', { name, size: sizes(bytes) })
}

/** Public files, as links. */
export function FileLinks({ files, linkTo }: { files: readonly StoredFile[]; linkTo: (id: string) => string }) {
  const nameOf = useName()
  return (
    <Files>
      {files.map((file) => (
        <li key={file.id} className="max-w-full">
          <a href={linkTo(file.id)} download={file.name} aria-label={nameOf(file)} className={look}>
            <Words file={file} />
          </a>
        </li>
      ))}
    </Files>
  )
}

/** Files that are fetched with a token. */
export function FileButtons({ files, onPick }: { files: readonly StoredFile[]; onPick: (file: StoredFile) => void }) {
  const nameOf = useName()
  return (
    <Files>
      {files.map((file) => (
        <li key={file.id} className="max-w-full">
          <button type="button" onClick={() => onPick(file)} aria-label={nameOf(file)} className={look}>
            <Words file={file} />
          </button>
        </li>
      ))}
    </Files>
  )
}
