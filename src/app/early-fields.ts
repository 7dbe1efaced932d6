type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The fields that the visitor changed before the page was hydrated, as they were then (src/app/first.ts). */
export type EarlyFields = Map<Field, { value: string; checked: boolean; isComposing: boolean }>

declare global {
  interface Window {
    /** Each with its last event. */
    earlyFields?: Map<EventTarget, Event>
  }
}

/**
 * Returns the fields changed so far, and ends the recording: from hydration on, React itself processes every change. A field that
 * is changed once more is removed from the result.
 */
export function takeEarlyFields(): EarlyFields {
  const fields: EarlyFields = new Map()
  for (const [target, last] of window.earlyFields ?? []) {
    const field = target as Field
    const checked = 'checked' in field && field.checked
    fields.set(field, { value: field.value, checked, isComposing: 'isComposing' in last && last.isComposing === true })
  }
  delete window.earlyFields
  const forget = ({ target }: Event) => {
    for (const field of fields.keys())
      if (field === target || (field.type === 'radio' && field.name === (target as Field).name)) fields.delete(field)
  }
  if (fields.size > 0) addEventListener('input', forget, true)
  return fields
}
