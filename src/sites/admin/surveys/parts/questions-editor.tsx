import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { surveyDesk, type WrittenQuestions } from '#contract/survey/desk'
import { definitionFaults, questionLimits, questionTexts, type SurveyDefinition } from '#contract/survey/questions'
import type { SurveyKind } from '#contract/survey/tour'
import { useCall } from '#src/api/query'
import { DetailPart } from '#src/kits/desk/detail'
import { StaleNote } from '#src/kits/desk/stale-note'
import { useBase } from '#src/kits/desk/use-base'
import { useLeaveGuard } from '#src/kits/desk/use-leave-guard'
import { SurveyPreview } from '#src/kits/survey/survey-preview'
import { useDraft } from '#src/session/use-draft'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { BothTexts } from '../../parts/both-texts'
import { aSection, emptyItems, TypedSurvey, typed } from '../typed-questions'
import { BuilderProvider } from './builder'
import { Faults, FaultsProvider } from './faults'
import { SectionEditor } from './section-editor'

interface QuestionsEditorProps {
  kind: SurveyKind
  written: WrittenQuestions
  /** Runs a write; when someone else published first, the newest version is shown. */
  act: <R>(work: () => Promise<R>) => Promise<R>
}

/** All questions of a survey in a form; published together as the next version. */
export function QuestionsEditor({ kind, written, act }: QuestionsEditorProps) {
  const { t } = useTranslation('admin.surveys')
  const dialogs = useDialogs()
  const form = useZodForm(TypedSurvey, typed(written.definition), 'onSubmit')
  const sections = useFieldArray({
    control: form.control,
    name: 'sections',
    keyName: 'key',
  })
  const publish = useCall(surveyDesk.publish, {
    errors: 'page',
    refreshes: [surveyDesk.questions, surveyDesk.results],
  })
  const draft = `survey questions ${kind}`
  const { base, isStale, rebase } = useBase(written.version, publish.isPending, draft)
  const forget = useDraft(form, draft, { schema: TypedSurvey, items: emptyItems })
  const { isDirty } = form.formState
  useLeaveGuard(() => isDirty)
  const [preview, setPreview] = useState<SurveyDefinition | null>(null)
  const take = (newest: WrittenQuestions) => {
    rebase(newest.version)
    form.reset(typed(newest.definition))
    forget()
  }
  const isSound = (definition: SurveyDefinition): boolean =>
    definitionFaults(definition, [written.definition]).length === 0
  const show = form.handleSubmit((definition) => {
    if (isSound(definition)) setPreview(definition)
  })
  const send = async (definition: SurveyDefinition) => {
    if (!isSound(definition)) return
    const next = { version: base + 1 }
    if (!(await dialogs.question({ title: t('questions.ask', next), text: t('questions.askText') }))) return
    take(await act(() => publish.mutateAsync({ params: { kind }, body: { base, definition } })))
    toast.success(t('questions.published', next))
  }
  return (
    <>
      <Form form={form} onSubmit={send} label={t('questions.label')}>
        <StaleNote isLong form={form} isStale={isStale} onKeep={() => rebase()} onTake={() => take(written)}>
          {t('questions.stale', { version: written.version, next: written.version + 1 })}
        </StaleNote>
        <DetailPart title={t('questions.head')}>
          <div className="stack-5">
            <BothTexts name="title" label={t('questions.title')} max={questionTexts.label} />
            <BothTexts name="lead" label={t('questions.intro')} max={questionTexts.lead} rows={3} />
          </div>
        </DetailPart>
        <FaultsProvider written={written}>
          <BuilderProvider>
            {sections.fields.map(({ key }, at) => (
              <SectionEditor
                key={key}
                at={at}
                of={sections.fields.length}
                onMove={(to) => sections.move(at, to)}
                onRemove={() => sections.remove(at)}
              />
            ))}
          </BuilderProvider>
          <Faults />
        </FaultsProvider>
        {sections.fields.length < questionLimits.sections && (
          <div>
            <Button variant="secondary" size="sm" onClick={() => sections.append(aSection())}>
              <Plus className="size-4" />
              {t('questions.addSection')}
            </Button>
          </div>
        )}
        <div className="flex flex-wrap gap-3 border-t border-line pt-4">
          <SubmitButton>{t('questions.publish')}</SubmitButton>
          <Button variant="secondary" onClick={() => void show()}>
            {t('questions.preview')}
          </Button>
        </div>
        <p className="text-sm text-muted">{t('questions.kept')}</p>
      </Form>
      <Dialog
        open={preview !== null}
        onClose={() => setPreview(null)}
        title={t('questions.preview')}
        description={t('questions.previewText')}
        place="sheet"
        size="lg"
      >
        {preview && <SurveyPreview definition={preview} />}
      </Dialog>
    </>
  )
}
