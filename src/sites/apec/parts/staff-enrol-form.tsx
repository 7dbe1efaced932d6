import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type GateTour, ShiftStart } from '#contract/check-in-gate'
import type { Gate } from '#src/kits/check-in/gate'
import { readySound } from '#src/kits/check-in/signals'
import { Card } from '#src/ui/card'
import { Field } from '#src/ui/field'
import { Form } from '#src/ui/form/form'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Select } from '#src/ui/select'
import { site } from '../site'

const firstGate = (tour: GateTour | undefined) => tour?.gates[0]?.id ?? ''

/** Starts a shift. */
export function StaffEnrolForm({ gate, tours }: { gate: Gate; tours: GateTour[] }) {
  const { t } = useTranslation('apec.gate')
  const [chosen, setChosen] = useState(tours[0]?.id ?? '')
  const tour = tours.find(({ id }) => id === chosen) ?? tours[0]
  const form = useZodForm(ShiftStart, { gate_id: firstGate(tour), name: '' })
  const choose = (id: string) => {
    setChosen(id)
    form.setValue('gate_id', firstGate(tours.find((each) => each.id === id)))
  }
  const send = async (choice: ShiftStart) => {
    readySound()
    await gate.enrol(site, choice)
  }
  if (!tour) return null
  return (
    <Card pad="lg">
      <h2 className="mb-6 text-xl font-bold">{t('enrol.title')}</h2>
      <Form form={form} onSubmit={send} label={t('enrol.title')}>
        <Field
          label={t('enrol.tour')}
          help={`${tour.start_times.join(', ')} · ${t('enrol.expected', { count: tour.expected })}`}
        >
          {(frame) => (
            <Select {...frame} value={tour.id} onChange={({ target }) => choose(target.value)}>
              {tours.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <RadioGroup
          name="gate_id"
          label={t('enrol.gate')}
          look="cards"
          columns={2}
          options={tour.gates.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField name="name" label={t('enrol.name')} help={t('enrol.nameHelp')} maxLength={60} autoComplete="off" />
        <p className="text-sm text-muted">{t('enrol.privacy')}</p>
        <SubmitButton wide size="lg">
          {t('enrol.submit')}
        </SubmitButton>
      </Form>
    </Card>
  )
}
