import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { DeskPost } from '#contract/board-desk'
import { textLanguages } from '#contract/languages'
import { useInsteadOfRefusal } from '#src/kits/desk/use-instead-of-refusal'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { type PostValues, valuesOf } from './post-values'

/** A version another user has saved meanwhile, beside what was typed: the user keeps one of them. */
export function OtherVersion({ post, onTake }: { post: DeskPost; onTake: () => void }) {
  const { t } = useTranslation('board-desk')
  const { t: board } = useTranslation('board')
  const { instant } = useDates()
  const form = useFormContext<PostValues>()
  const { clearErrors, setValue } = form
  const base = useWatch<PostValues, 'base'>({ name: 'base' })
  const own = useWatch<PostValues, 'texts'>({ name: 'texts' })
  const isNewer = post.version !== base
  const choice = useInsteadOfRefusal(form, isNewer)
  if (!isNewer) return null
  const { texts } = valuesOf(post)
  const differing = textLanguages.flatMap((lang) =>
    (['title', 'content'] as const)
      .filter((part) => texts[lang][part] !== own[lang][part])
      .map((part) => ({ lang, part, text: texts[lang][part] })),
  )
  // A user who has seen the other version and saves again means it.
  const keep = () => {
    setValue('base', post.version)
    clearErrors()
  }
  return (
    <Alert
      ref={choice}
      tone="warning"
      live
      title={t('other.saved', { at: instant(post.updated_at) })}
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={keep}>
            {t('other.keep')}
          </Button>
          <Button variant="secondary" size="sm" onClick={onTake}>
            {t('other.take')}
          </Button>
        </>
      }
    >
      <p>{t('other.text')}</p>
      <dl className="mt-3 max-h-96 space-y-3 overflow-y-auto text-sm">
        {differing.map(({ lang, part, text }) => (
          <div key={`${lang} ${part}`}>
            <dt className="font-semibold">{t(`other.${part}`, { language: board(`language.${lang}`) })}</dt>
            <dd lang={lang} className="whitespace-pre-line wrap-anywhere">
              {text || '–'}
            </dd>
          </div>
        ))}
      </dl>
    </Alert>
  )
}
