import { useState } from 'react'
import { z } from '#contract/zod'
import { AmountField } from '#src/ui/form/amount-field'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { Form } from '#src/ui/form/form'
import { NumberField } from '#src/ui/form/number-field'
import { PasswordField } from '#src/ui/form/password-field'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { long } from './samples'
import { Row, Shelf } from './shelf'

const text = z.string().check(z.minLength(1, 'validation.required'))
const Sample = z.object({
  name: text,
  email: z.string().check(z.email('validation.email')),
  password: z.string().check(z.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,25}$/, 'validation.password')),
  topic: text,
  travelers: z.number(),
  budget: z.string(),
  pay: z.enum(['card', 'bank'], 'validation.required'),
  content: z.string().check(z.minLength(10, 'validation.minText')),
  agree_terms: z.literal(true, 'validation.agree'),
  agree_marketing: z.boolean(),
})
const empty = {
  name: '',
  email: '',
  password: '',
  topic: '',
  travelers: 2,
  budget: '',
  content: '',
  agree_marketing: false,
}

class Refused extends Error {
  constructor(
    message: string,
    readonly field?: string,
  ) {
    super(message)
  }
  readonly code = 'sample'
}

/** Names that the sample refuses, as a server would. */
const refused: Record<string, Refused> = {
  taken: new Refused('This name is taken already.', 'name'),
  down: new Refused('The server is resting. Please try again in a moment.'),
}

export function Forms() {
  const form = useZodForm(Sample, empty)
  const [sent, setSent] = useState(0)
  const send = async (values: z.infer<typeof Sample>) => {
    await new Promise((done) => setTimeout(done, 900))
    const error = refused[values.name]
    if (error) throw error
    setSent(sent + 1)
    toast.success('Saved')
  }
  return (
    <Shelf title="Form">
      <p className="shelf-row">The name “taken” is refused at its field, “down” above the form.</p>
      <Form form={form} onSubmit={send} label="Sample form" className="max-w-form">
        <TextField name="name" label="Name" help="As in your passport" autoComplete="name" />
        <TextField name="email" type="email" label="Email" autoComplete="email" />
        <PasswordField name="password" label="Password" autoComplete="new-password" meter />
        <SelectField
          name="topic"
          label="Topic"
          options={[
            { value: 'tour', label: 'A tour' },
            { value: 'long', label: long.de },
          ]}
        />
        <AmountField name="budget" label="Budget" help="Digits, a dot and a minus only" />
        <NumberField name="travelers" label="Travelers" min={2} max={12} help="At least 2 travelers" />
        <RadioGroup
          name="pay"
          label="Payment"
          look="cards"
          columns={2}
          options={[
            { value: 'card', label: 'Card', help: 'Charged at once' },
            { value: 'bank', label: '무통장 입금', help: '3일 안에 입금해 주세요' },
          ]}
        />
        <TextArea name="content" label="Message" max={200} help="At least 10 characters" />
        <CheckboxField name="agree_terms" label="I agree to the terms of use" />
        <CheckboxField name="agree_marketing" label={long.ko} optional help="You may change this later" />
        <SubmitButton wide>Send the request</SubmitButton>
      </Form>
      <Row>{sent > 0 && <p>Sent {sent} times.</p>}</Row>
    </Shelf>
  )
}
