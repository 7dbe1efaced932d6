import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import { type TextBlock, textBlocks } from '#contract/text-blocks'
import { useCall } from '#src/api/query'
import { useContentLang } from '#src/session/visitor'
import { IconButton } from '#src/ui/icon-button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'

interface TextBlockListProps {
  site: Site
  blocks: readonly TextBlock[]
  /** The language in which a block is inserted. */
  lang: Lang
  onChoose: (block: TextBlock) => void
  /** Undefined for users who are not allowed to change them. */
  onEdit: ((block: TextBlock) => void) | undefined
}

const has = (q: string) => {
  const words = q.toLowerCase().split(/\s+/)
  return ({ texts }: TextBlock) => {
    const all = [texts.en, texts.ko].map(({ title, content }) => `${title} ${content}`.toLowerCase()).join(' ')
    return words.every((word) => all.includes(word))
  }
}

/** Text blocks filtered by words: each is chosen with one press. */
export function TextBlockList({ site, blocks, lang, onChoose, onEdit }: TextBlockListProps) {
  const { t } = useTranslation('desk')
  const own = useContentLang()
  const [q, setQ] = useState('')
  const found = blocks.filter(has(q))
  return (
    <>
      <input
        type="search"
        value={q}
        onChange={(event) => setQ(event.target.value)}
        aria-label={t('blocks.search')}
        placeholder={t('blocks.search')}
        className="control"
      />
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-muted'}>
        {found.length > 0 ? t('blocks.found', { count: found.length }) : t('blocks.none')}
      </p>
      <ul className="stack-2">
        {found.map((block) => (
          <li key={block.id} className="flex items-start gap-2 rounded-md border border-line p-2 hover:border-ink">
            <button
              type="button"
              onClick={() => onChoose(block)}
              className="min-w-0 flex-1 rounded-sm px-2 py-1 text-start"
            >
              <span className="block font-semibold">{block.texts[own].title}</span>
              <span lang={lang} className="mt-0.5 line-clamp-3 block text-sm whitespace-pre-line text-muted">
                {block.texts[lang].content}
              </span>
            </button>
            {onEdit && <Acts site={site} block={block} onEdit={onEdit} />}
          </li>
        ))}
      </ul>
    </>
  )
}

function Acts({ site, block, onEdit }: { site: Site; block: TextBlock; onEdit: (block: TextBlock) => void }) {
  const { t } = useTranslation('desk')
  const { title } = block.texts[useContentLang()]
  const dialogs = useDialogs()
  const remove = useCall(textBlocks.remove, { refreshes: [textBlocks.list] })
  const ask = async () => {
    if (!(await dialogs.question({ title: t('blocks.removeAsk', { title }), text: t('blocks.removeText') }))) return
    // The call itself shows a refusal.
    const done = await remove.mutateAsync({ params: { site, id: block.id } }).catch(() => null)
    if (done) toast.success(t('blocks.removed'))
  }
  return (
    <span className="flex shrink-0">
      <IconButton label={t('blocks.editOne', { title })} size="sm" onClick={() => onEdit(block)}>
        <Pencil className="size-4" />
      </IconButton>
      <IconButton label={t('blocks.removeOne', { title })} size="sm" onClick={() => void ask()}>
        <Trash className="size-4" />
      </IconButton>
    </span>
  )
}
