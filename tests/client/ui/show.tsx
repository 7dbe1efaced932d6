import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import type { LanguageCode } from '#contract/languages'
import { en } from '#src/ui/locale/en'
import { ko } from '#src/ui/locale/ko'
import { DialogsProvider } from '#src/ui/overlay/dialogs'
import { ToastHost } from '#src/ui/overlay/toast-host'

const refusal = {
  en: { validation: { required: 'Please fill this in.', minText: 'At least {{min}} characters.' } },
  ko: { validation: { required: '입력해 주세요.', minText: '{{min}}자 이상 입력해 주세요.' } },
}

/** Parts with the surroundings of every page. */
async function framed(children: ReactNode, lang: LanguageCode) {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: lang,
    fallbackLng: 'en',
    resources: { en: { ui: en, refusal: refusal.en }, ko: { ui: ko, refusal: refusal.ko } },
    interpolation: { escapeValue: false },
  })
  return (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <DialogsProvider>
          {children}
          <ToastHost />
        </DialogsProvider>
      </MemoryRouter>
    </I18nextProvider>
  )
}

/** Renders parts with the surroundings of every page, and a user to operate them. */
export async function show(children: ReactNode, lang: LanguageCode = 'en') {
  const person = userEvent.setup()
  return { person, ...render(await framed(children, lang)) }
}

/** Like `show`, from the server's page, on which `before` acts before hydration. */
export async function showFromServer(children: ReactNode, before: (page: HTMLElement) => void) {
  const page = await framed(children, 'en')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  before(container)
  const person = userEvent.setup()
  return { person, ...render(page, { container, hydrate: true }) }
}
