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

/** Fields of a choice that was kept which can be had no longer. */
const goneFrom =
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
  /** Under this name the party is kept, and under `choice` beside it what was chosen for it. */
  draft: string
  choice: string
  /** What of the party the form asks for; all where it does not say. */
  party?: readonly PartyField[]
  choices: Choices
  schema: ReturnType<typeof reservationForm>
  /** What the address names, and as one text: newly arrived at it stands, after a reload what was chosen since. */
  named: Partial<Typed>
  address: string
}

/** Keeps a reservation in the tab: the party whatever it chooses, and what it has chosen; answers how both are forgotten. */
export function useKeptChoice(
  form: ZodForm<Typed, Reserving>,
  { draft, choice, party = partyFields, choices, schema, named, address }: KeptChoice,
) {
  const options = { schema, gone: goneFrom(choices) }
  const { setValue } = form
  const chosen = `${draft}:${choice}`
  const stamp = `${draft}:address:${choice}`
  // Before what was kept comes back: a new address is a new choice.
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
