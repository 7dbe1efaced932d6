// @vitest-environment node
import { createInstance } from 'i18next'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { DialogsProvider } from '#src/ui/overlay/dialogs'
import { ToastHost } from '#src/ui/overlay/toast-host'

const shelves = import.meta.glob<Record<string, ComponentType>>('/src/sites/dev/parts/*.tsx', { eager: true })
const parts = Object.values(shelves)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => !['Shelf', 'Row'].includes(name))

test.each(parts)('the parts shown as %s render on the server without a window, twice the same', async (_name, Part) => {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} })
  const render = () =>
    renderToString(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <DialogsProvider>
            <Part />
            <ToastHost />
          </DialogsProvider>
        </MemoryRouter>
      </I18nextProvider>,
    )
  const first = render()
  expect(first).toContain('<section')
  expect(render()).toBe(first)
})
