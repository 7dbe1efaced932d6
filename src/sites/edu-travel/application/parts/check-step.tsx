import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { application as contract } from '#contract/education/application'
import { documentKinds, neededDocuments } from '#contract/education/documents'
import { faultsIn } from '#contract/education/faults'
import type { RefusalCode } from '#contract/refusal'
import { useCall } from '#src/api/query'
import { Answers } from '#src/kits/education/answers'
import { useFieldWords } from '#src/kits/education/use-field-words'
import { Alert } from '#src/ui/alert'
import { toast } from '#src/ui/overlay/toast'
import { FieldLink } from '../../parts/field-link'
import { SubmitSaved } from '../../parts/submit-saved'
import { paths } from '../../site'
import { ChangeLink } from './change-link'
import { useFormScene } from './form-context'
import { Locked } from './locked'
import { useEligibility } from './use-eligibility'
import { useStepLink } from './use-step'
import { useWritten } from './use-written'

/** The last step: missing fields with links to them, the answers, and the submit button (product §3). */
export function CheckStep() {
  const { application } = useFormScene()
  const written = useWritten()
  const missing = useRef<HTMLDivElement>(null)
  const gaps = useGaps()
  const { verdict } = useEligibility()
  const isComplete = gaps.length === 0 && verdict === 'met'
  return (
    <div className="stack-8">
      {application.open.length > 0 ? <Missing ref={missing} gaps={isComplete ? null : gaps} /> : <Locked />}
      <Answers
        written={written}
        figures={application.program.figures}
        action={(section) => application.open.includes(section) && <ChangeLink section={section} />}
      />
      <Submit missing={isComplete ? undefined : missing} />
    </div>
  )
}

interface Gap {
  section: Parameters<ReturnType<typeof useStepLink>>[0]
  /** The path of the field; of a document its kind. */
  path: string
  words: string
}

/** Missing or invalid fields, in the order of the form. */
function useGaps(): Gap[] {
  const { t } = useTranslation('edu-travel.application')
  const { t: refusal } = useTranslation('refusal')
  const { application } = useFormScene()
  const written = useWritten()
  const words = useFieldWords(application.program.figures)
  const faults = faultsIn(written, application.program.figures).map(({ section, path, code }) => ({
    section,
    path,
    words: t('check.fault', { field: words.label(section, path), problem: refusal(code as RefusalCode) }),
  }))
  const needed = neededDocuments(written.contact.kind)
  const missing = documentKinds.filter(
    (kind) => needed.includes(kind) && !application.documents.some((each) => each.kind === kind),
  )
  const documents = missing.map((kind) => ({
    section: 'documents' as const,
    path: kind,
    words: t('check.document', { kind: t(`documents.kinds.${kind}`) }),
  }))
  return [...faults, ...documents]
}

interface MissingProps {
  ref: RefObject<HTMLDivElement | null>
  /** Null if nothing is missing and all conditions are met. */
  gaps: Gap[] | null
}

function Missing({ ref, gaps }: MissingProps) {
  const { t } = useTranslation('edu-travel.application')
  const stepLink = useStepLink()
  const { verdict } = useEligibility()
  if (gaps === null)
    return (
      <Alert tone="success" title={t('check.complete')}>
        {t('check.completeText')}
      </Alert>
    )
  return (
    <Alert ref={ref} tone="warning" title={t('check.missing')} className="scroll-mt-24">
      <ul className="list-disc stack-1 ps-5">
        {gaps.map(({ section, path, words }) => (
          <li key={words}>
            <FieldLink to={stepLink(section)} field={path}>
              {words}
            </FieldLink>
          </li>
        ))}
        {verdict !== 'met' && <li>{t('check.notMet')}</li>}
      </ul>
    </Alert>
  )
}

function Submit({ missing }: { missing: RefObject<HTMLElement | null> | undefined }) {
  const { t } = useTranslation('edu-travel.application')
  const navigate = useNavigate()
  const client = useQueryClient()
  const { application, savers } = useFormScene()
  const submit = useCall(contract.submit, { errors: 'page', refreshes: [contract.detail, contract.list] })
  const { status } = application
  if (status !== 'draft' && status !== 'revision_requested') return null
  const documents = application.documents.map((each) => each.id)

  return (
    <SubmitSaved
      savers={savers}
      nameOf={(section) => t(`step.${section}`)}
      words={{
        submit: status === 'draft' ? t('check.submit') : t('check.resubmit'),
        unsaved: (sections) => t('check.unsaved', { sections }),
        ask: t('check.ask'),
        askText: t('check.askText'),
        failed: t('check.failed'),
      }}
      busy={submit.isPending}
      missing={missing}
      refresh={() => client.invalidateQueries({ queryKey: [contract.detail.path] })}
      onSubmit={async (seen) => {
        const { id, number } = await submit.mutateAsync({
          params: { id: application.id },
          body: { seen: { ...seen, documents } },
        })
        toast.success(t('check.submitted', { number }))
        await navigate(paths.myApplicationDetail(id))
      }}
    />
  )
}
