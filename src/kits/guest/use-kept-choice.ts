import { useEffect } from 'react'
import { dropDraft, keepDraft, keptDraft } from '#src/session/drafts'
import { useDraft } from '#src/session/use-draft'
import type { ZodForm } from '#src/ui/form/use-zod-form'
import {
  type Choices,
  choiceFields,
  type PartyField,
  partyFields,
  type Reserving,
  type reservationForm,
  type Typed,
} from './reservation-values'

/** Returns the fields of a stored choice that are no longer available. */
const unavailableFrom =
  ({ tours, firstDay, most }: Choices) =>
  ({ tour_id, option_id, date, number_of_travelers: people }: Typed): (keyof Typed)[] => {
    const tour = tours.find(({ id }) => id === tour_id)
    return [
      ...(tour_id && !tour ? (['tour_id', 'option_id', 'start_time'] as const) : []),
      ...(tour && option_id && !tour.options.some(({ id }) => id === option_id) ? (['option_id'] as const) : []),
      ...(date && date < firstDay ? (['date', 'start_time'] as const) : []),
      ...(people > most ? (['number_of_travelers'] as const) : []),
    ]
  }

export interface KeptChoice {
  /** The draft name of the party; the choice is stored beside it under `choice`. */
  draft: string
  choice: string
  /** The party fields the form has; all by default. */
  party?: readonly PartyField[]
  choices: Choices
  schema: ReturnType<typeof reservationForm>
  /** The choice in the address, and as one text: it wins on arrival, and a later choice wins after a reload. */
  named: Partial<Typed>
  address: string
}

/**
 * Stores a reservation in the tab: the party across all choices, and the current choice. Returns the function that deletes both.
 */
export function useKeptChoice(
  form: ZodForm<Typed, Reserving>,
  { draft, choice, party = partyFields, choices, schema, named, address }: KeptChoice,
) {
  const options = { schema, unavailable: unavailableFrom(choices) }
  const { setValue } = form
  const chosen = `${draft}:${choice}`
  const stamp = `${draft}:address:${choice}`
  // Before the stored values are restored: a new address is a new choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address names changes with the address
  useEffect(() => {
    if (!address || keptDraft(stamp) === address) return
    dropDraft(chosen)
    for (const field of choiceFields) if (named[field] !== undefined) setValue(field, named[field])
    keepDraft(stamp, address)
  }, [address, chosen, stamp, setValue])
  const forgetParty = useDraft(form, `${draft}:party`, { ...options, fields: party })
  const forgetChoice = useDraft(form, chosen, { ...options, fields: [...choiceFields, 'service'] })
  return () => {
    forgetParty()
    forgetChoice()
    dropDraft(stamp)
  }
}
