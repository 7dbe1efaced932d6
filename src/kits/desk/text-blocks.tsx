import TextQuote from 'lucide-react/icons/text-quote'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import { fillIn, type Placeholder, type TextBlock } from '#contract/text-blocks'
import { Button } from '#src/ui/button'
import { insertText } from './insert-text'
import { TextBlocksDialog } from './text-blocks-dialog'

interface TextBlocksProps {
  site: Site
  /** The text area of the surrounding form that a block is inserted into. */
  field: string
  /** The language of the recipient. */
  lang: Lang
  /** What is known about the recipient; the rest is filled in by hand. */
  values: Readonly<Partial<Record<Placeholder, string>>>
}

/** Inserts one of the site's text blocks at the caret, in the recipient's language, with known values filled in. */
export function TextBlocks({ site, field, lang, values }: TextBlocksProps) {
  const { t } = useTranslation('desk')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const target = () => {
    const found = button.current?.form?.elements.namedItem(field)
    return found instanceof HTMLTextAreaElement ? found : null
  }
  const choose = ({ texts }: TextBlock) => {
    const area = target()
    if (area) insertText(area, fillIn(texts[lang].content, values))
    setOpen(false)
  }
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        icon={<TextQuote className="size-4.5" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('blocks.insert')}
      </Button>
      <TextBlocksDialog
        site={site}
        lang={lang}
        open={open}
        onClose={() => setOpen(false)}
        onChoose={choose}
        finalFocus={() => target() ?? true}
      />
    </>
  )
}
