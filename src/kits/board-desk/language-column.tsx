import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PostPicture } from '#contract/board'
import { postLimits } from '#contract/board-desk'
import type { Lang } from '#contract/languages'
import { Markup } from '#src/kits/board/markup'
import { Badge } from '#src/ui/badge'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { MarkTools } from './mark-tools'
import { isBlank, type PostValues } from './post-values'

interface LanguageColumnProps {
  lang: Lang
  /** The pictures the text can show. */
  pictures: readonly PostPicture[]
  onPicture?: ((area: HTMLTextAreaElement) => void) | undefined
}

/** One language of a post: its title, its text in markup, and a preview below. */
export function LanguageColumn({ lang, pictures, onPicture }: LanguageColumnProps) {
  const { t } = useTranslation('board-desk')
  const { t: board } = useTranslation('board')
  const text = useWatch<PostValues, `texts.${Lang}`>({ name: `texts.${lang}` })
  const language = board(`language.${lang}`)
  return (
    <section aria-label={language} className="min-w-0 stack-4 rounded-md border border-line bg-surface p-4">
      <h2 className="flex flex-wrap items-center gap-2 text-base font-bold">
        {language}
        {isBlank(text) && <Badge tone="warning">{t('missing', { language })}</Badge>}
      </h2>
      <TextField name={`texts.${lang}.title`} label={t('field.title', { language })} />
      <div className="stack-2">
        <MarkTools field={`texts.${lang}.content`} language={language} onPicture={onPicture} />
        <TextArea
          name={`texts.${lang}.content`}
          label={t('field.content', { language })}
          help={t('field.contentHelp')}
          rows={12}
          max={postLimits.content}
        />
      </div>
      <section aria-label={t('preview', { language })} className="border-t border-line pt-4">
        <h3 className="mb-3 text-sm font-semibold text-muted">{t('preview', { language })}</h3>
        <div lang={lang}>
          {text.title.trim() && <p className="mb-4 text-2xl font-bold wrap-anywhere">{text.title}</p>}
          <Markup source={text.content} pictures={pictures} missing={(number) => t('picture.missing', { number })} />
        </div>
      </section>
    </section>
  )
}
