import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Dialog } from '#src/ui/overlay/dialog'
import { DialogsProvider, useDialogs } from '#src/ui/overlay/dialogs'
import { show } from './show'

function Asking({ kind }: { kind: 'confirm' | 'question' }) {
  const dialogs = useDialogs()
  const [answer, setAnswer] = useState('none')
  return (
    <>
      <button type="button" onClick={async () => setAnswer(String(await dialogs[kind]({ title: 'Delete it?' })))}>
        Ask
      </button>
      <output>{answer}</output>
    </>
  )
}

const buttons = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

test('a message has the one button Confirm (product §9)', async () => {
  const { person } = await show(<Asking kind="confirm" />)
  await person.click(screen.getByRole('button', { name: 'Ask' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete it?' })
  expect(buttons(dialog)).toEqual(['Close', 'Confirm'])
  await person.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('true')).toBeInTheDocument()
})

test.each([
  ['Yes', 'true'],
  ['No', 'false'],
])('a question has the buttons Yes and No (product §9), and %s means %s', async (name, answer) => {
  const { person } = await show(<Asking kind="question" />)
  await person.click(screen.getByRole('button', { name: 'Ask' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete it?' })
  expect(buttons(dialog)).toEqual(['Close', 'No', 'Yes'])
  await person.click(within(dialog).getByRole('button', { name }))
  expect(await screen.findByText(answer)).toBeInTheDocument()
})

test('a double click asks once: no second dialog is behind the first, for a double Yes to answer too', async () => {
  const { person } = await show(<Asking kind="question" />)
  await person.dblClick(screen.getByRole('button', { name: 'Ask' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete it?' })
  await person.click(within(dialog).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('true')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('Escape means No, and the focus returns to the control that asked', async () => {
  const { person } = await show(<Asking kind="question" />, 'ko')
  const ask = screen.getByRole('button', { name: 'Ask' })
  await person.click(ask)
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(within(dialog).getByRole('button', { name: '예' })).toHaveFocus())
  await person.keyboard('{Escape}')
  expect(await screen.findByText('false')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(ask).toHaveFocus())
})

test('a question that cannot be loaded means No, and the reason is shown', async () => {
  vi.doMock('#src/ui/overlay/dialog-host', () => {
    throw new Error('gone')
  })
  onTestFinished(() => {
    vi.doUnmock('#src/ui/overlay/dialog-host')
  })
  const { person } = await show(<Asking kind="question" />)
  await person.click(screen.getByRole('button', { name: 'Ask' }))
  expect(await screen.findByText('false')).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection and try again.')
})

test('a question over a dialog dims that dialog, as a dialog dims the page', async () => {
  const { person } = await show(
    <Dialog open onClose={() => {}} title="Change it">
      <DialogsProvider>
        <Asking kind="question" />
      </DialogsProvider>
    </Dialog>,
  )
  const below = await screen.findByRole('dialog', { name: 'Change it' })
  await person.click(within(below).getByRole('button', { name: 'Ask' }))
  const question = await screen.findByRole('dialog', { name: 'Delete it?' })
  const dimming = [...document.querySelectorAll('.backdrop')]
  const isAfter = (one: Element, other: Element) =>
    other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(dimming.filter((each) => isAfter(each, below) && isAfter(question, each))).toHaveLength(1)
})
