import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plainName, spelled } from '#contract/same-name'
import { surveyDesk, TextTags, tagLimits } from '#contract/survey/desk'
import type { SurveyKind } from '#contract/survey/tour'
import { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'

/** The tags of a list that another does not have in any spelling. */
const without = (tags: readonly string[], others: readonly string[]) => {
  const plain = others.map(plainName)
  return tags.filter((tag) => !plain.includes(plainName(tag)))
}

/** Returns the tags of one line, separated by commas, each once in its first spelling. */
const tagsIn = (line: string) => {
  const tags = line.split(/[,，、]/).map(spelled)
  return tags.filter((tag, at) => tag !== '' && without([tag], tags.slice(0, at)).length > 0)
}

const TypedTags = z.pipe(
  z.transform(({ tags }: { tags: string }) => ({ tags: tagsIn(tags) })),
  TextTags,
)

interface TagsProps {
  id: string
  kind: SurveyKind
  tags: readonly string[]
  /** The answer. */
  words: string
  /** All tags in use, to choose from. */
  suggestions: readonly string[]
}

/** The tags of a text answer, with a dialog to change them. */
export function Tags({ id, kind, tags, words, suggestions }: TagsProps) {
  const { t } = useTranslation('admin.surveys')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      {tags.map((tag) => (
        <Badge key={tag} tone="info">
          {tag}
        </Badge>
      ))}
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('tags.changeOf', { words: words.slice(0, 40) })}
        onClick={() => setOpen(true)}
      >
        {t('tags.change')}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={t('tags.title')} place="sheet" stays>
          <TagsForm {...{ id, kind, tags, suggestions }} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </div>
  )
}

function TagsForm({ id, kind, tags, suggestions, onDone }: Omit<TagsProps, 'words'> & { onDone: () => void }) {
  const { t } = useTranslation('admin.surveys')
  const form = useZodForm(TypedTags, { tags: tags.join(', ') }, 'onSubmit')
  const save = useCall(surveyDesk.tag, { errors: 'page', refreshes: [surveyDesk.texts, surveyDesk.tags] })
  // The list may be refetched while this form is open: only what was changed in it is sent.
  const [before] = useState(tags)
  const add = (tag: string) => {
    form.setValue('tags', tagsIn(`${form.getValues().tags},${tag}`).join(', '), { shouldDirty: true })
  }
  return (
    <Form
      form={form}
      label={t('tags.title')}
      onSubmit={async (typed) => {
        const body = { added: without(typed.tags, before), removed: without(before, typed.tags) }
        await save.mutateAsync({ params: { kind, id }, body })
        toast.success(t('tags.saved'))
        onDone()
      }}
    >
      <TextField
        name="tags"
        label={t('tags.label')}
        help={t('tags.help', { count: tagLimits.tags })}
        autoComplete="off"
        optional
      />
      {suggestions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {suggestions.map((tag) => (
            <Button key={tag} variant="secondary" size="sm" onClick={() => add(tag)}>
              {tag}
            </Button>
          ))}
        </div>
      )}
      <SubmitButton>{t('tags.save')}</SubmitButton>
    </Form>
  )
}
