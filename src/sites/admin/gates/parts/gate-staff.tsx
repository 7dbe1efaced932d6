import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { type GatePerson, gatesSetup, type SetupGate } from '#contract/gates-setup'
import { z } from '#contract/zod'
import { useContentLang } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { ComboboxField } from '#src/ui/form/combobox-field'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { IconButton } from '#src/ui/icon-button'
import { toast } from '#src/ui/overlay/toast'
import { useAct, useConfirmed } from '../../parts/use-act'

const Choice = z.strictObject({ person: z.uuid('validation.required') })

/** Who works at a gate, and the choice of another person of the gate staff. */
export function GateStaff({ gate, people }: { gate: SetupGate; people: readonly GatePerson[] }) {
  const { t } = useTranslation('admin.gates')
  const name = gate.name[useContentLang()]
  const confirmed = useConfirmed()
  const unassign = useAct(gatesSetup.unassign, [gatesSetup.list])
  const free = people.filter(({ id }) => !gate.staff.some((each) => each.id === id))
  const drop = (person: GatePerson) =>
    confirmed(
      t('setup.dropAsk', { name: person.name, gate: name }),
      t('setup.dropText'),
      () => unassign({ params: { id: gate.id, person: person.id } }),
      t('setup.dropped', { name: person.name }),
    )
  return (
    <section aria-label={t('setup.staffOf', { gate: name })} className="space-y-2">
      <h4 className="text-sm font-semibold wrap-anywhere">{name}</h4>
      {gate.staff.length === 0 ? (
        <p className="text-sm text-muted">{t('setup.noStaff')}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {gate.staff.map((person) => (
            <li
              key={person.id}
              className="flex items-center gap-1 rounded-md border border-line py-1 ps-3 pe-1 text-sm"
            >
              <span className="min-w-0 wrap-anywhere">
                {person.name} · {person.email} {!person.works && <Badge tone="warning">{t('setup.lost')}</Badge>}
              </span>
              <IconButton size="sm" label={t('setup.drop', { name: person.name })} onClick={() => void drop(person)}>
                <X className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {free.length > 0 && <Assign gate={gate} name={name} people={free} />}
    </section>
  )
}

interface AssignProps {
  gate: SetupGate
  name: string
  people: readonly GatePerson[]
}

function Assign({ gate, name, people }: AssignProps) {
  const { t } = useTranslation('admin.gates')
  const assign = useAct(gatesSetup.assign, [gatesSetup.list])
  const form = useZodForm(Choice, { person: '' }, 'onSubmit')
  return (
    <Form
      form={form}
      label={t('setup.assignTo', { gate: name })}
      onSubmit={async ({ person }) => {
        await assign({ params: { id: gate.id, person } })
        form.reset()
        toast.success(t('setup.assigned', { name: people.find(({ id }) => id === person)?.name ?? '', gate: name }))
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <ComboboxField
          name="person"
          label={t('setup.person')}
          className="min-w-56 flex-1 sm:max-w-96"
          options={people.map(({ id, name, email }) => ({ value: id, label: `${name} · ${email}` }))}
        />
        <SubmitButton variant="secondary">{t('setup.assign')}</SubmitButton>
      </div>
    </Form>
  )
}
