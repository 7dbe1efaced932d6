import { useTranslation } from 'react-i18next'
import { ceilingWon, headCount, requestedWon } from '#contract/education/eligibility'
import { applicationLimits } from '#contract/education/limits'
import type { Written } from '#contract/education/sections'
import { useWon } from '#src/session/use-won'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { FieldGroup } from '#src/ui/field'
import { TextArea } from '#src/ui/form/text-area'
import { useField } from '#src/ui/form/use-field'
import { NumberStepper } from '#src/ui/number-stepper'
import { ProgressBar } from '#src/ui/progress-bar'
import { useFormScene } from './form-context'
import { SectionForm } from './section-form'
import { useWritten } from './use-written'

/**
 * The support that the group asks for, with the year's prices, and the sum compared with the maximum for its size (product §3).
 */
export function SupportStep() {
  const { t } = useTranslation('edu-travel.application')
  return (
    <SectionForm section="support">
      <Lead />
      <Items />
      <TextArea
        name="reason"
        label={t('support.reason')}
        help={t('support.reasonHelp')}
        rows={5}
        max={applicationLimits.reason}
      />
    </SectionForm>
  )
}

function Lead() {
  const { t } = useTranslation('edu-travel.application')
  const { application } = useFormScene()
  return <p className="text-muted">{t('support.lead', { year: String(application.program.year) })}</p>
}

type Lines = Written['support']['lines']

function Items() {
  const { t } = useTranslation('edu-travel.application')
  const { field, error } = useField('lines')
  const language = useContentLang()
  const won = useWon()
  const { application } = useFormScene()
  const { figures } = application.program
  const lines = field.value as Lines
  const quantityOf = (id: string) => lines.find(({ item }) => item === id)?.quantity ?? 0
  const set = (id: string, quantity: number) => {
    const others = lines.filter(({ item }) => item !== id)
    const all = quantity > 0 ? [...others, { item: id, quantity }] : others
    const place = (item: string) => figures.items.findIndex((each) => each.id === item)
    field.onChange(all.toSorted((one, other) => place(one.item) - place(other.item)))
  }
  return (
    <FieldGroup label={t('step.support')} error={error}>
      <ul className="ruled rounded-md border border-line bg-surface px-4">
        {figures.items.map(({ id, name, unit, unit_won, most }, at) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium">{name[language]}</p>
              <p className="text-sm text-muted">
                {won(unit_won)} · {unit[language]}
              </p>
            </div>
            <NumberStepper
              ref={at === 0 ? field.ref : undefined}
              name={`lines.${id}`}
              aria-label={t('support.quantityOf', { item: name[language] })}
              value={quantityOf(id)}
              min={0}
              max={most}
              onChange={(count) => set(id, Math.trunc(count ?? 0))}
              onBlur={field.onBlur}
            />
            <p className="w-28 text-end figures">{quantityOf(id) > 0 ? won(unit_won * quantityOf(id)) : '–'}</p>
          </li>
        ))}
      </ul>
      <Sum lines={lines} />
    </FieldGroup>
  )
}

/** The sum compared with the maximum for a group of this size. */
function Sum({ lines }: { lines: Lines }) {
  const { t } = useTranslation('edu-travel.application')
  const won = useWon()
  const { application } = useFormScene()
  const { figures } = application.program
  const { students } = headCount(useWritten())
  const requested = requestedWon({ support: { lines, reason: '' } }, figures)
  const most = ceilingWon(students, figures)
  return (
    <div className="mt-4 stack-3">
      <p role="status" className="flex flex-wrap justify-between gap-x-4 text-lg font-bold">
        <span>{t('support.total')}</span>
        <span className="figures">{won(requested)}</span>
      </p>
      {most === 0 ? (
        <p className="text-sm text-muted">{t('support.ceilingUnknown')}</p>
      ) : (
        <>
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
            <span>{t('support.ceiling', { students: t('people.students', { count: students }) })}</span>
            <span className="figures">{won(most)}</span>
          </p>
          <ProgressBar
            value={Math.min(requested / most, 1)}
            label={t('support.bar', { asked: won(requested), most: won(most) })}
          />
          {requested > most && <Alert tone="warning">{t('support.above', { won: won(most) })}</Alert>}
        </>
      )}
    </div>
  )
}
