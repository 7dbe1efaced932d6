import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { headCount } from '#contract/education/eligibility'
import { applicationLimits } from '#contract/education/limits'
import type { Written } from '#contract/education/sections'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import type { Group } from '../pasted-people'
import { PasteDialog } from './paste-dialog'
import { PersonRow } from './person-row'
import { SectionForm } from './section-form'

/** Who travels: numbers by nationality, age band and sex, no names (product §3). */
export function PeopleStep() {
  return (
    <SectionForm section="people">
      <PeopleLead />
      <PeopleRows />
    </SectionForm>
  )
}

const blankGroup = (role: 'student' | 'teacher', nationality: string): Group => ({
  nationality,
  role,
  age: role === 'teacher' ? '25_plus' : '',
  sex: '',
  count: null,
})

function PeopleLead() {
  const { t } = useTranslation('edu-travel.application')
  return <p className="text-muted">{t('people.lead')}</p>
}

/** The lines of people in a form, with a dialog for pasting a list. */
export function PeopleRows() {
  const { t } = useTranslation('edu-travel.application')
  const { control, setFocus } = useFormContext<Written['people']>()
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'groups' })
  const groups = useWatch({ control, name: 'groups' })
  const [isPasting, setIsPasting] = useState(false)
  const { students, teachers } = headCount({ people: { groups } })
  const isFull = fields.length >= applicationLimits.groups
  // The next line usually has the same country.
  const add = (role: 'student' | 'teacher') => append(blankGroup(role, groups.at(-1)?.nationality ?? ''))
  const take = (pasted: Group[], isReplacing: boolean) => {
    const all = isReplacing ? pasted : [...groups, ...pasted]
    replace(all)
  }
  return (
    <>
      {fields.length === 0 ? (
        <EmptyState title={t('people.empty')}>{t('people.emptyText')}</EmptyState>
      ) : (
        <ol className="stack-4">
          {fields.map((field, at) => (
            <PersonRow
              key={field.id}
              at={at}
              onRemove={() => {
                remove(at)
                if (at > 0) setFocus(`groups.${at - 1}.count`)
              }}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={isFull} icon={<Plus className="size-5" />} onClick={() => add('student')}>
          {t('people.add')}
        </Button>
        <Button variant="secondary" disabled={isFull} icon={<Plus className="size-5" />} onClick={() => add('teacher')}>
          {t('people.addTeacher')}
        </Button>
        <Button variant="ghost" icon={<ClipboardPaste className="size-5" />} onClick={() => setIsPasting(true)}>
          {t('people.paste')}
        </Button>
      </div>
      {isFull && <p className="text-sm text-warning">{t('people.most', { count: applicationLimits.groups })}</p>}
      <p role="status" className="font-semibold">
        {t('people.students', { count: students })} · {t('people.teachers', { count: teachers })}
      </p>
      {isPasting && <PasteDialog lines={fields.length} onClose={() => setIsPasting(false)} onTake={take} />}
    </>
  )
}
