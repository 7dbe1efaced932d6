import Bold from 'lucide-react/icons/bold'
import Heading2 from 'lucide-react/icons/heading-2'
import Image from 'lucide-react/icons/image'
import Link2 from 'lucide-react/icons/link-2'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { insertText } from '#src/kits/desk/insert-text'
import { IconButton } from '#src/ui/icon-button'

const tools = [
  { id: 'heading', icon: Heading2, mark: (text: string) => `\n## ${text}\n` },
  { id: 'strong', icon: Bold, mark: (text: string) => `**${text}**` },
  { id: 'list', icon: List, mark: (text: string) => text.replace(/^/gm, '- ') },
  { id: 'numbers', icon: ListOrdered, mark: (text: string) => text.replace(/^/gm, '1. ') },
  { id: 'link', icon: Link2, mark: (text: string) => `[${text}](https://)` },
] as const

interface MarkToolsProps {
  field: string
  language: string
  /** Asks for a picture at the cursor; without it, pictures cannot be inserted. */
  onPicture?: ((area: HTMLTextAreaElement) => void) | undefined
}

/** Buttons that put marks around the selection in a text area of the form. */
export function MarkTools({ field, language, onPicture }: MarkToolsProps) {
  const { t } = useTranslation('board-desk')
  const frame = useRef<HTMLDivElement>(null)
  const within = (act: (area: HTMLTextAreaElement) => void) => {
    const area = frame.current?.closest('form')?.elements.namedItem(field)
    if (area instanceof HTMLTextAreaElement) act(area)
  }
  const put = (id: (typeof tools)[number]['id'], mark: (text: string) => string) => (area: HTMLTextAreaElement) => {
    const { selectionStart, selectionEnd, value } = area
    insertText(area, mark(value.slice(selectionStart, selectionEnd) || t(`mark.${id}`)))
    area.focus()
  }
  return (
    <div ref={frame} role="toolbar" aria-label={t('mark.label', { language })} className="flex flex-wrap">
      {tools.map(({ id, icon: Icon, mark }) => (
        <IconButton key={id} label={t(`mark.${id}`)} size="sm" onClick={() => within(put(id, mark))}>
          <Icon className="size-4.5" />
        </IconButton>
      ))}
      {onPicture && (
        <IconButton label={t('mark.picture')} size="sm" onClick={() => within(onPicture)}>
          <Image className="size-4.5" />
        </IconButton>
      )}
    </div>
  )
}
