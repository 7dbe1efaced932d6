import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from '#contract/zod'
import { Button } from '#src/ui/button'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { Form } from '#src/ui/form/form'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { show, showFromServer } from './show'

const Question = z.object({
  title: z.string().check(z.minLength(1, 'validation.required')),
  content: z.string().check(z.minLength(10, 'validation.minText')),
  news: z.boolean(),
})
type Question = z.infer<typeof Question>

class Refused extends Error {
  readonly code = 'board.title'
  constructor(
    message: string,
    readonly field?: string,
  ) {
    super(message)
  }
}

function QuestionForm({ send }: { send: (question: Question) => Promise<void> }) {
  const form = useZodForm(Question, { title: '', content: '', news: false })
  return (
    <Form form={form} onSubmit={send}>
      <TextField name="title" label="Title" />
      <TextArea name="content" label="Content" />
      <CheckboxField name="news" label="News" optional />
      <SubmitButton>Send</SubmitButton>
    </Form>
  )
}

const Choice = z.object({ slot_id: z.uuid('validation.invalid') })
function ChoiceForm() {
  const form = useZodForm(Choice, { slot_id: '' })
  return (
    <Form form={form} onSubmit={async () => {}}>
      <SelectField name="slot_id" label="Time" options={[{ value: 'not-one', label: '10:00' }]} />
      <SubmitButton>Send</SubmitButton>
    </Form>
  )
}

function StepForm() {
  const form = useZodForm(z.object({ time: z.enum(['a', 'b'], 'validation.required') }), { time: '' as 'a' })
  return (
    <Form form={form} onSubmit={async () => {}}>
      <SelectField name="time" label="Time" options={[{ value: 'a', label: '10:00' }]} />
      <Button onClick={() => void form.trigger(['time'], { shouldFocus: true })}>Next</Button>
    </Form>
  )
}

const fill = async (person: Awaited<ReturnType<typeof show>>['person']) => {
  await person.type(screen.getByLabelText('Title'), 'A ferry')
  await person.type(screen.getByLabelText('Content'), 'When does the first one leave?')
}

test('a refusal that names a field is shown at that field, moves the focus there and loses no typed text', async () => {
  const { person } = await show(
    <QuestionForm send={() => Promise.reject(new Refused('This title is taken.', 'title'))} />,
  )
  await fill(person)
  await person.click(screen.getByRole('button', { name: 'Send' }))

  const title = await screen.findByRole('textbox', { name: 'Title', description: 'This title is taken.' })
  await waitFor(() => expect(title).toHaveFocus())
  expect(title).toBeInvalid()
  expect(title).toHaveValue('A ferry')
  expect(screen.getByLabelText('Content')).toHaveValue('When does the first one leave?')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a refusal whose field is not in the form is shown above the fields and gets the focus', async () => {
  const { person } = await show(<QuestionForm send={() => Promise.reject(new Refused('Sold out.', 'seats'))} />)
  await fill(person)
  await person.click(screen.getByRole('button', { name: 'Send' }))

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Sold out.')
  await waitFor(() => expect(alert).toHaveFocus())
  expect(screen.getByLabelText('Title')).toHaveValue('A ferry')
})

test('an error that is no refusal is shown in general words and reported', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const { person } = await show(<QuestionForm send={() => Promise.reject(new TypeError('x is undefined'))} />)
  await fill(person)
  await person.click(screen.getByRole('button', { name: 'Send' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing you typed is lost')
  expect(screen.queryByText(/undefined/)).not.toBeInTheDocument()
  expect(report).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('while it is being sent the whole form is disabled and cannot be sent a second time', async () => {
  let answer = () => {}
  const send = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve
      }),
  )
  const { person } = await show(<QuestionForm send={send} />)
  await fill(person)
  const button = screen.getByRole('button', { name: 'Send' })
  await person.dblClick(button)

  expect(screen.getByLabelText('Title')).toBeDisabled()
  expect(send).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledWith({
    title: 'A ferry',
    content: 'When does the first one leave?',
    news: false,
  })
  answer()
  await waitFor(() => expect(screen.getByLabelText('Title')).toBeEnabled())
})

test('schema errors are shown at each field in the reader’s language with the limits, and nothing is sent', async () => {
  const send = vi.fn()
  const { person } = await show(<QuestionForm send={send} />, 'ko')
  await person.type(screen.getByLabelText('Content'), '짧음')
  await person.click(screen.getByRole('button', { name: 'Send' }))

  const title = await screen.findByRole('textbox', { name: 'Title', description: '입력해 주세요.' })
  expect(screen.getByLabelText('Content')).toHaveAccessibleDescription('10자 이상 입력해 주세요.')
  await waitFor(() => expect(title).toHaveFocus())
  expect(send).not.toHaveBeenCalled()
})

test('a choice that is missing is called missing, and not wrong', async () => {
  const { person } = await show(<ChoiceForm />)
  await person.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('combobox', { name: 'Time', description: 'Please fill this in.' })).toBeInvalid()
  await person.selectOptions(screen.getByRole('combobox'), 'not-one')
  expect(await screen.findByRole('combobox', { name: 'Time', description: 'validation.invalid' })).toBeInvalid()
})

test('an error of a step that was checked as a whole goes with the first correction, before the field is left', async () => {
  const { person } = await show(<StepForm />)
  await person.click(screen.getByRole('button', { name: 'Next' }))
  const time = await screen.findByRole('combobox', { name: 'Time', description: 'Please fill this in.' })
  await person.selectOptions(time, 'a')
  await waitFor(() => expect(time).toBeValid())
  expect(time).toHaveFocus()
})

test('text typed before hydration is in the form, stays there, and is sent', async () => {
  const send = vi.fn(async () => {})
  const { person } = await showFromServer(<QuestionForm send={send} />, (page) => {
    const title = within(page).getByLabelText<HTMLInputElement>('Title')
    title.value = 'A ferry'
    within(page).getByLabelText('News').click()
  })
  expect(screen.getByLabelText('Title')).toHaveValue('A ferry')
  await person.type(screen.getByLabelText('Content'), 'When does the first one leave?')
  expect(screen.getByLabelText('Title')).toHaveValue('A ferry')
  await person.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({
      title: 'A ferry',
      content: 'When does the first one leave?',
      news: true,
    }),
  )
})
