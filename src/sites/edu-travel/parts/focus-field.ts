/**
 * Moves the focus to the field of a path in the form steps; otherwise to the first field of the same list, or to the first control
 * of a list that is still empty. Returns false if there is none.
 */
export function focusField(path: string, within: ParentNode = document): boolean {
  const [list = ''] = path.split('.')
  const field =
    named(within, path) ??
    named(within, path.slice(0, path.lastIndexOf('.'))) ??
    named(within, list) ??
    within.querySelector<HTMLElement>('form :is(input, select, textarea, button):enabled')
  field?.focus()
  field?.scrollIntoView?.({ block: 'center' })
  return field !== null
}

function named(within: ParentNode, path: string): HTMLElement | null {
  if (path === '') return null
  const name = CSS.escape(path)
  return within.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`)
}
