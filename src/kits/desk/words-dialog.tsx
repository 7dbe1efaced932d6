import type { ReactNode } from 'react'
import { RequiredText } from '#contract/fields'
import { z } from '#contract/zod'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'

interface WordsDialogProps {
  title: string
  text: ReactNode
  label: string
  submit: ReactNode
  /** Most characters allowed. */
  max: number
  isDanger?: boolean
  /** Performs the action; an error it throws is shown in the dialog, which stays open. */
  onSend: (words: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the text that an action requires, such as a reason. */
export function WordsDialog({ title, text, label, submit, max, isDanger, onSend, onClose }: WordsDialogProps) {
  const form = useZodForm(z.strictObject({ words: RequiredText(max) }), { words: '' })
  const send = async ({ words }: { words: string }) => {
    await onSend(words)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={title} description={text} place="sheet" stays>
      <Form form={form} onSubmit={send} label={title}>
        <TextArea name="words" label={label} rows={4} max={max} />
        <SubmitButton variant={isDanger ? 'danger' : 'primary'}>{submit}</SubmitButton>
      </Form>
    </Dialog>
  )
}
