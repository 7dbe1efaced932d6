import { ratePlaceholder } from '#contract/money'
import { z } from '#contract/zod'
import { Field } from '#src/ui/field'
import { CheckGroup } from '#src/ui/form/check-group'
import { ComboboxField } from '#src/ui/form/combobox-field'
import { DateField } from '#src/ui/form/date-field'
import { DigitsField } from '#src/ui/form/digits-field'
import { FileField } from '#src/ui/form/file-field'
import { Form } from '#src/ui/form/form'
import { NumberField } from '#src/ui/form/number-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import type { Upload } from '#src/ui/form/use-upload'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { NumberStepper } from '#src/ui/number-stepper'
import { Select } from '#src/ui/select'
import { long } from './samples'
import { Row, Shelf } from './shelf'

const Sample = z.object({
  country: z.string().check(z.minLength(1, 'validation.required')),
  languages: z.array(z.string()).check(z.minLength(1, 'validation.required')),
  departure: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'validation.date')),
  photo: z.nullable(z.string()),
  paper: z.nullable(z.instanceof(File)),
  rate: z.nullable(z.number()),
  amount: z.nullable(z.number()),
})

const codes = ['KR', 'JP', 'US', 'DE', 'FR', 'TH', 'VN', 'SA', 'BR', 'TR', 'IN', 'ID', 'GB', 'CA', 'AU']

/** Twenty steps of a tenth of a second, cancelable, like a slow connection. */
const slowly: Upload = async (file, { progress, signal }) => {
  for (let step = 1; step <= 20 && !signal.aborted; step++) {
    await new Promise((done) => setTimeout(done, 100))
    progress(step / 20)
  }
  if (file.name.includes('fail')) throw new Error('The line broke')
  return `stored/${file.name}`
}

export function MoreFields() {
  const form = useZodForm(Sample, {
    country: '',
    languages: [],
    departure: '',
    photo: null,
    paper: null,
    rate: null,
    amount: null,
  })
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return (
    <Shelf title="More fields">
      <Form form={form} onSubmit={() => {}} label="More fields" className="max-w-form">
        <ComboboxField
          name="country"
          label="Country"
          options={codes.map((code) => ({ value: code, label: names.of(code) ?? code, also: code }))}
        />
        <CheckGroup
          name="languages"
          label="Languages"
          options={[
            { value: 'ko', label: '한국어' },
            { value: 'en', label: 'English' },
            { value: 'long', label: long.de },
          ]}
        />
        <DateField name="departure" label="Departure" min="2026-03-05" max="2026-12-20" help="Not on the same day" />
        <FileField
          name="photo"
          label="Photo"
          accept="image/*"
          maxBytes={5_000_000}
          upload={slowly}
          help="JPEG or PNG, 5 MB"
        />
        <FileField name="paper" label="Business registration" accept=".pdf,image/*" optional />
        <NumberField name="rate" label="Won to the dollar" min={0} placeholder={String(ratePlaceholder)} optional />
        <DigitsField name="amount" label="Amount in won" help="Digits only" />
        <SubmitButton>Send</SubmitButton>
      </Form>
      <Row as="columns" title="without a form">
        <Field label="Plain">{(frame) => <input {...frame} className="control" placeholder="Where to?" />}</Field>
        <Field label="Switched off">
          {(frame) => <input {...frame} className="control" disabled defaultValue="Seoul" />}
        </Field>
        <Field label="Wrong" error="This field needs another look." help="With help below">
          {(frame) => <input {...frame} className="control" defaultValue="Seol" />}
        </Field>
        <Field label="Switched-off list">
          {(frame) => (
            <Select {...frame} disabled>
              <option>All regions</option>
            </Select>
          )}
        </Field>
        <Field label="Switched-off number">
          {(frame) => (
            <div>
              <NumberStepper {...frame} value={2} onChange={() => {}} disabled />
            </div>
          )}
        </Field>
      </Row>
    </Shelf>
  )
}
