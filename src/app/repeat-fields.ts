import type { EarlyFields } from './early-fields'

type Typed = HTMLInputElement | HTMLTextAreaElement

/** React ignores a value that it has already seen; one that is set by `setValue`, unlike by `field.value`, is new to it. */
function typeAgain(field: Typed, value: string): void {
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  field.value = field.defaultValue
  setValue?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Presses a radio button or checkbox, from the opposite state. */
function pressAgain(field: HTMLInputElement, checked: boolean): void {
  if (field.type === 'radio' ? !checked : checked === field.defaultChecked) return
  field.checked = !checked
  field.click()
}

/**
 * Repeats what the visitor chose and typed before hydration. The fields show it, but React would neither know about it nor notice
 * a second tap on what is already selected, and its next rendering would undo it.
 */
export function repeatFields(fields: EarlyFields): void {
  for (const [field, { value, checked, isComposing }] of [...fields]) {
    if (!field.isConnected) continue
    // React hydrates the part with the field first. It ignores the event itself, except from a select.
    if (field instanceof HTMLSelectElement) field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
    if (field instanceof HTMLSelectElement) continue
    if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) pressAgain(field, checked)
    else if (!isComposing) typeAgain(field, value)
    // Setting the value would interrupt an input method in the middle of a syllable.
    else
      for (const end of ['compositionend', 'blur'])
        field.addEventListener(end, () => typeAgain(field, field.value), { once: true })
  }
}
