import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Gallery } from '#src/ui/gallery'
import { show } from './show'

const pictures = ['palace', 'river', 'tea'].map((name) => ({
  src: `/media/pictures/${name}`,
  width: 1600,
  height: 1200,
  widths: [480, 960, 1600],
  color: '#5b7f8c',
  alt: name,
}))
const wide = 400

/** The browser's closing animation, which runs until it is ended here. */
let endAnimation = () => {}
beforeEach(() => {
  const finished = new Promise<void>((resolve) => (endAnimation = resolve))
  Object.assign(Element.prototype, { getAnimations: () => [{ finished, pending: false, playState: 'running' }] })
})
afterEach(() => {
  endAnimation()
  Reflect.deleteProperty(Element.prototype, 'getAnimations')
})

/** Opens the lightbox at its first picture; returns a function that simulates scrolling to another. */
async function opened() {
  const { person } = await show(<Gallery pictures={pictures} />)
  await person.click(screen.getByRole('button', { name: 'Open photo 1 of 3' }))
  const dialog = await screen.findByRole('dialog')
  const track = dialog.querySelector('ul') as HTMLUListElement
  Object.defineProperty(track, 'clientWidth', { value: wide })
  const scrolledTo = (at: number) => {
    track.scrollLeft = at * wide
    fireEvent(track, new Event('scrollend'))
  }
  return { person, dialog, scrolledTo }
}

test('swiping to another picture announces which one it is', async () => {
  const { dialog, scrolledTo } = await opened()
  scrolledTo(2)
  await waitFor(() => expect(dialog).toHaveTextContent('3 / 3'))
})

test('a swipe that ends while the lightbox closes does not open it again', async () => {
  const { person, dialog, scrolledTo } = await opened()
  await person.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog).toBeInTheDocument()
  scrolledTo(1)
  await act(async () => endAnimation())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
