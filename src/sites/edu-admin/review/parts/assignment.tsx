import { useSuspenseQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewedApplication } from '#contract/education/reviewed'
import { educationStaff } from '#contract/education/staff'
import type { StaffName } from '#contract/education/staff-member'
import { useDesk } from '#src/kits/desk/desk'
import { useFocusKept } from '#src/kits/desk/use-focus-kept'
import { Button } from '#src/ui/button'
import { IconButton } from '#src/ui/icon-button'
import { toast } from '#src/ui/overlay/toast'
import { Select } from '#src/ui/select'
import { staff } from '../queries'
import { useAct } from './use-act'
import { usePress } from './use-press'

/** Who reviews an application: a chief assigns anyone; a reviewer takes it on or releases it. */
export function Assignment({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('edu-admin.review')
  const { has } = useDesk()
  const { part, heading } = useFocusKept()
  const { assignees, reader } = application
  const assignsAnyone = has('chief') && !reader.has_conflict
  return (
    <section ref={part} className="mt-5 stack-3 border-t border-line pt-4 text-sm" aria-label={t('part.staff')}>
      <h2 ref={heading} tabIndex={-1} className="text-base font-bold outline-none">
        {t('part.staff')}
      </h2>
      {assignees.length === 0 ? (
        <p className="text-muted">{t('staff.none')}</p>
      ) : (
        <ul className="stack-1">
          {assignees.map((person) => (
            <Assignee
              key={person.id}
              id={application.id}
              person={person}
              may={assignsAnyone || person.id === reader.id}
            />
          ))}
        </ul>
      )}
      {!reader.is_assigned && !reader.has_conflict && <Take application={application} />}
      {assignsAnyone && <Assign application={application} />}
    </section>
  )
}

function Assignee({ id, person, may }: { id: string; person: StaffName; may: boolean }) {
  const { t } = useTranslation('edu-admin.review')
  const unassign = useAct(educationStaff.unassign)
  const [press, busy] = usePress(async () => {
    await unassign({ params: { id, person: person.id } })
    toast.success(t('staff.removed', person))
  })
  return (
    <li className="flex items-center justify-between gap-2 font-medium">
      {person.name}
      {may && (
        <IconButton size="sm" label={t('staff.remove', person)} disabled={busy} onClick={() => press()}>
          <X className="size-4" />
        </IconButton>
      )}
    </li>
  )
}

function Take({ application: { id, reader } }: { application: ReviewedApplication }) {
  const { t } = useTranslation('edu-admin.review')
  const { person } = useDesk()
  const assign = useAct(educationStaff.assign)
  const [press, busy] = usePress(async () => {
    await assign({ params: { id, person: reader.id } })
    toast.success(t('staff.assigned', { name: person?.name ?? '' }))
  })
  return (
    <Button size="sm" variant="secondary" busy={busy} onClick={() => press()}>
      {t('staff.take')}
    </Button>
  )
}

function Assign({ application: { id, assignees, conflicts, reader } }: { application: ReviewedApplication }) {
  const { t } = useTranslation('edu-admin.review')
  const select = useId()
  const { data } = useSuspenseQuery(staff())
  const assign = useAct(educationStaff.assign)
  const taken = [...assignees, ...conflicts.map(({ person }) => person), reader].map((each) => each.id)
  const free = data.filter((each) => !taken.includes(each.id))
  const [press, busy] = usePress(async (value: string) => {
    const person = free.find((each) => each.id === value)
    if (!person) return
    await assign({ params: { id, person: person.id } })
    toast.success(t('staff.assigned', person))
  })
  if (free.length === 0) return null
  return (
    <div>
      <label htmlFor={select} className="text-muted">
        {t('staff.assign')}
      </label>
      <Select id={select} value="" disabled={busy} onChange={(event) => press(event.target.value)}>
        <option value="">{t('staff.choose')}</option>
        {free.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </Select>
    </div>
  )
}
