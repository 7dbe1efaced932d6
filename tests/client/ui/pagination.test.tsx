import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Pagination } from '#src/ui/pagination'
import { show } from './show'

const linkTo = (page: number) => `/notices?page=${page}`

const shown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test.each([
  [1, 3, ['1', '2', '3']],
  [1, 12, ['1', '2', '3', '…', '12']],
  [4, 12, ['1', '2', '3', '4', '5', '…', '12']],
  [6, 12, ['1', '…', '5', '6', '7', '…', '12']],
  [12, 12, ['1', '…', '10', '11', '12']],
])('page %i of %i shows the ends and the neighbors', async (page, pages, expected) => {
  await show(<Pagination page={page} pages={pages} linkTo={linkTo} />)
  expect(shown()).toEqual(expected)
})

test('every page is a link, the current one is marked, and the first has no previous', async () => {
  await show(<Pagination page={1} pages={3} linkTo={linkTo} />)
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/notices?page=3')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/notices?page=2')
  expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
})

test('a list of one page has no page links, but its length can be chosen', async () => {
  const onChange = vi.fn()
  const { person } = await show(
    <Pagination page={1} pages={1} linkTo={linkTo} size={{ value: 10, options: [10, 20], onChange }} />,
  )
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  await person.selectOptions(screen.getByLabelText('Rows per page'), '20')
  expect(onChange).toHaveBeenCalledWith(20)
})
