import { screen } from '@testing-library/react'
import { en as kitEn } from '#src/kits/account/locale/en'
import { en } from '#src/sites/shop/account/locale/en'
import type { RenderedApp } from '#tests/support/render'
import { both } from '#tests/support/texts'

/** The English texts of the account pages. */
export const texts = both(kitEn, en)

/** The field with this label, possibly marked as optional. */
export const field = (label: string) =>
  screen.findByLabelText<HTMLInputElement>((text) => text === label || text === `${label} (optional)`)
/** Sets a field's text in one go, as pasting does. */
export async function put({ user }: Pick<RenderedApp, 'user'>, label: string, text: string): Promise<void> {
  await user.click(await field(label))
  await user.paste(text)
}

/** The button with exactly this name, once it appears. */
export const button = (name: string) => screen.findByRole('button', { name })
/** The answer Yes of the open question. */
export const yes = () => button('Yes')
