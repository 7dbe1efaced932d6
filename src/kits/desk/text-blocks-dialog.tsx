import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lang } from '#contract/languages'
import { isAtDesk } from '#contract/sites/desks'
import type { Site } from '#contract/sites/sites'
import { type TextBlock, textBlocks } from '#contract/text-blocks'
import { query } from '#src/api/query'
import { Button } from '#src/ui/button'
import { ErrorState } from '#src/ui/error-state'
import { Dialog } from '#src/ui/overlay/dialog'
import { useDesk } from './desk'
import { TextBlockForm } from './text-block-form'
import { TextBlockList } from './text-block-list'

interface TextBlocksDialogProps {
  site: Site
  lang: Lang
  open: boolean
  onClose: () => void
  onChoose: (block: TextBlock) => void
  finalFocus: () => boolean | HTMLElement
}

/** The text blocks of a site to choose from; users allowed to change them do so here too. */
export function TextBlocksDialog({ site, lang, open, onClose, onChoose, finalFocus }: TextBlocksDialogProps) {
  const { t } = useTranslation('desk')
  const { person } = useDesk()
  const [edited, setEdited] = useState<TextBlock | 'new'>()
  const { data, isError, refetch } = useQuery({ ...query(textBlocks.list, { params: { site } }), enabled: open })
  const mayChange = person?.roles.some((role) => isAtDesk(site, 'deskChief', role)) ?? false
  const close = () => {
    setEdited(undefined)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={edited ? t(edited === 'new' ? 'blocks.new' : 'blocks.edit') : t('blocks.title')}
      size="lg"
      stays={edited !== undefined}
      finalFocus={finalFocus}
    >
      {edited ? (
        <TextBlockForm
          key={edited === 'new' ? 'new' : edited.id}
          site={site}
          block={edited === 'new' ? undefined : data?.find(({ id }) => id === edited.id)}
          onDone={() => setEdited(undefined)}
        />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <div className="stack-4">
          {data && (
            <TextBlockList
              site={site}
              blocks={data}
              lang={lang}
              onChoose={onChoose}
              onEdit={mayChange ? setEdited : undefined}
            />
          )}
          {mayChange && (
            <Button variant="secondary" size="sm" onClick={() => setEdited('new')}>
              {t('blocks.new')}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}
