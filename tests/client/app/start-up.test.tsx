import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { network } from '#tests/support/network'
import { renderApp } from '#tests/support/render'

test('a guest makes no user call: settings and menus are all that start-up asks for', async () => {
  await renderApp('/main')
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  console.log(network.asked().map(({ method, path, search }) => `${method} ${path}${search}`))
})
