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
  /** The text area of the form around it that a block is put into. */
  field: string
  /** The language of whoever it is written to. */
  lang: Lang
  /** What is known of whom it is written to; the rest stays to be filled in by hand. */
  values: Readonly<Partial<Record<Placeholder, string>>>
}

/** Puts one of the site's text blocks where the caret is, in the language of the reader, with what is known filled in. */
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
