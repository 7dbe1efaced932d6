import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { boardDesk, DeskPost, PostDraft } from '#contract/board-desk'
import type { Data } from '#contract/endpoint'
import { type Lang, textLanguages } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import { useLeaveGuard } from '#src/kits/desk/use-leave-guard'
import { useDraft } from '#src/session/use-draft'
import { useContentLang } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { NumberField } from '#src/ui/form/number-field'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { LanguageColumn } from './language-column'
import { OtherVersion } from './other-version'
import { PictureDialog } from './picture-dialog'
import { areSame, newPost, postSchema, valuesOf } from './post-values'

interface PostEditorProps {
  site: Site
  /** The current post; undefined for a new one. */
  post?: DeskPost
  /** The draft name under which typed text is stored. */
  draft: string
  categories: Data<typeof boardDesk.list>['categories']
  districts: Data<typeof boardDesk.list>['districts']
  /** Returns the saved post; an error it throws is shown in the form. */
  onSave: (draft: PostDraft, base: number) => Promise<DeskPost>
  /** Called after the draft was deleted. */
  onSaved?: (post: DeskPost) => void
}

/** Both languages of a post side by side as visitors see them, with its category, district and position. */
export function PostEditor({ site, post, draft, categories, districts, onSave, onSaved }: PostEditorProps) {
  const { t } = useTranslation('board-desk')
  const lang = useContentLang()
  const saved = useRef(post ? valuesOf(post) : newPost)
  const form = useZodForm(postSchema, saved.current)
  const forget = useDraft(form, draft, { schema: postSchema })
  const { getValues, reset } = form
  const [illustrated, setIllustrated] = useState<{ lang: Lang; area: HTMLTextAreaElement }>()
  const isUnsaved = useCallback(() => !areSame(getValues(), saved.current), [getValues])
  useLeaveGuard(isUnsaved)

  const take = useCallback(
    (newest: DeskPost) => {
      saved.current = valuesOf(newest)
      forget()
      reset(saved.current)
    },
    [forget, reset],
  )
  // Another user has saved it: without unsaved changes the newest version is shown immediately.
  useEffect(() => {
    if (post && post.version > saved.current.base && !isUnsaved()) take(post)
  }, [post, isUnsaved, take])

  const save = async (body: PostDraft) => {
    const kept = await onSave(body, getValues('base'))
    take(kept)
    onSaved?.(kept)
  }
  return (
    <>
      <Form form={form} onSubmit={save} label={t('form')}>
        {post && <OtherVersion post={post} onTake={() => take(post)} />}
        <div className="grid gap-4 xl:grid-cols-2">
          {textLanguages.map((each) => (
            <LanguageColumn
              key={each}
              lang={each}
              pictures={post?.pictures ?? []}
              // A new post cannot have pictures before it is saved.
              onPicture={post && ((area) => setIllustrated({ lang: each, area }))}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-start gap-4">
          {categories.length > 0 && (
            <SelectField
              name="category"
              optional
              label={t('field.category')}
              placeholder={t('category.none')}
              options={categories.map(({ name, label }) => ({ value: name, label: label[lang] }))}
              className="w-full sm:w-64"
            />
          )}
          {districts.length > 0 && (
            <SelectField
              name="district"
              optional
              label={t('field.district')}
              placeholder={t('district.none')}
              options={districts.map(({ name, label }) => ({ value: name, label: label[lang] }))}
              className="w-full sm:w-64"
            />
          )}
          <NumberField name="position" min={0} max={9999} label={t('field.position')} help={t('field.positionHelp')} />
        </div>
        <div>
          <SubmitButton>{t(post ? 'save' : 'saveDraft')}</SubmitButton>
        </div>
      </Form>
      {post && illustrated && (
        <PictureDialog site={site} post={post} {...illustrated} onClose={() => setIllustrated(undefined)} />
      )}
    </>
  )
}
