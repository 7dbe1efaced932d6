import { waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { Hono } from 'hono'
import { expect, vi } from 'vitest'
import type { LanguageCode } from '#contract/languages'
import type { Currency } from '#contract/money'
import { createApp } from '#server/app'
import { fillDefaults } from '#server/db/defaults'
import type { Env } from '#server/http/env'
import { noLimits } from '#server/http/limits'
import { mountVersion } from '#server/http/version'
import { boot, type Running } from '#src/app/boot'
import { currencyKey, localeKey, tokenKeys } from '#src/session/areas'
import type { Person } from '#tests/support/factories'
import { network } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { tabOpened } from '#tests/support/tabs'

interface Options {
  /** The shop to run with; a new one by default. */
  shop?: Shop
  /** The member whose token the tab holds. */
  signedInAs?: Person
  /** The language chosen in this tab; none by default. */
  language?: LanguageCode
  currency?: Currency
  /** Adds to the server besides its endpoints. */
  extend?: (app: Hono<Env>) => void
}

/** The client in a tab of its own, over the real server app. */
export interface RenderedApp extends Running {
  shop: Shop
  user: UserEvent
  /** The server runs this version from now on. */
  release(version: string): void
}

const firstVersion = 'first'

/** Opens a tab at an address with the server's empty shell; its storage contains only the given values. */
function openTab(url: string, { signedInAs, language, currency }: Options): void {
  const html = document.documentElement
  for (const name of html.getAttributeNames()) html.removeAttribute(name)
  html.lang = 'en'
  html.dataset.version = firstVersion
  document.head.textContent = ''
  document.body.innerHTML = '<div id="root"></div>'
  sessionStorage.clear()
  if (signedInAs) sessionStorage.setItem(tokenKeys.member, signedInAs.token)
  if (language) sessionStorage.setItem(localeKey, language)
  if (currency) sessionStorage.setItem(currencyKey, currency)
  history.replaceState(null, '', url)
}

/** Waits, as a person would, until a form that is being sent can be used again. */
function aPatientUser(): UserEvent {
  const user = userEvent.setup()
  const usable = (element: Element) => waitFor(() => expect(element).toBeEnabled())
  return {
    ...user,
    click: async (element) => {
      await usable(element)
      await user.click(element)
    },
    type: async (element, ...typed) => {
      await usable(element)
      await user.type(element, ...typed)
    },
    clear: async (element) => {
      await usable(element)
      await user.clear(element)
    },
    selectOptions: async (element, values) => {
      await usable(element)
      await user.selectOptions(element, values)
    },
  }
}

/**
 * Mounts the real client at an address, with its calls answered by the real server app over the test's own database; `remember`
 * writes further storage of the tab. The browser's clock follows the server's. Throws what start-up threw.
 */
export async function renderApp(url: string, options: Options & { remember?: () => void } = {}): Promise<RenderedApp> {
  const shop = options.shop ?? (await aShop())
  await fillDefaults(shop.deps)
  const version = { version: firstVersion, date: shop.deps.clock.now().toISOString() }
  network.connect(
    createApp(shop.deps, {
      limits: noLimits,
      readiness: { ready: true },
      extend: (app) => {
        mountVersion(app, version)
        options.extend?.(app)
      },
    }),
  )
  vi.setSystemTime(shop.deps.clock.now())
  openTab(url, options)
  options.remember?.()
  const running = await boot()
  tabOpened(running.stop)
  await waitFor(() => {
    if (!document.getElementById('root')?.firstElementChild) throw new Error('nothing is mounted yet')
  })
  return {
    ...running,
    shop,
    user: aPatientUser(),
    release: (next) => {
      version.version = next
    },
  }
}

/** The same tab, reloaded as that member: its storage stays. */
export async function reloaded({ shop, stop }: RenderedApp, url: string, signedInAs?: Person): Promise<RenderedApp> {
  const kept = { ...sessionStorage }
  stop()
  const remember = () => {
    for (const [key, value] of Object.entries(kept)) {
      if (key !== tokenKeys.member) sessionStorage.setItem(key, String(value))
    }
  }
  return renderApp(url, { shop, signedInAs, remember })
}
