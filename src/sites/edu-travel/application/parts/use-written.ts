import { useStore } from 'zustand'
import type { Written } from '#contract/education/sections'
import { useFormScene } from './form-context'

/** The form's current values, saved or not. */
export function useWritten(): Written {
  const { savers } = useFormScene()
  return {
    contact: useStore(savers.contact.store, ({ value }) => value),
    people: useStore(savers.people.store, ({ value }) => value),
    trip: useStore(savers.trip.store, ({ value }) => value),
    support: useStore(savers.support.store, ({ value }) => value),
  }
}
