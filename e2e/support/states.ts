import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import type { Words } from './journey'

/** A page after an interaction. */
export interface State {
  name: string
  address: string
  open: (page: Page, t: Words) => Promise<void>
  /** Only at this width; otherwise at both. */
  at?: 'desktop' | 'phone'
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** Expects an open dialog. */
export const expectDialog = (page: Page): Promise<void> =>
  expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
/** Expects a field marked as invalid. */
export const expectWrong = (page: Page): Promise<void> =>
  expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
