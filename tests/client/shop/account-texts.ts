import { screen } from '@testing-library/react'
import { en as kitEn } from '#src/kits/account/locale/en'
import { en } from '#src/sites/shop/account/locale/en'
import type { RenderedApp } from '#tests/support/render'
import { both } from '#tests/support/texts'

/** What the account pages say in English. */
export const says = both(kitEn, en)

/** The field with this label, which may say besides that it need not be filled in. */
export const field = (label: string) =>
  screen.findByLabelText<HTMLInputElement>((text) => text === label || text === `${label} (optional)`)
/** Writes a text into a field at once, as pasting does. */
export async function put({ user }: Pick<RenderedApp, 'user'>, label: string, text: string): Promise<void> {
  await user.click(await field(label))
  await user.paste(text)
}

/** The button with exactly this name, once it is there. */
export const button = (name: string) => screen.findByRole('button', { name })
/** The answer Yes of the question that is asked. */
export const yes = () => button('Yes')
