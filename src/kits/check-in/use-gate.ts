import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { contentLang, useSession, useVisitor } from '#src/session/visitor'
import { createGate, type Gate, type GateState } from './gate'

/** The device of this browser, active while the page is mounted; `dayOf` returns the Seoul day of an instant. */
export function useGate(dayOf: (at: number) => string): Gate {
  const visitor = useVisitor()
  const [gate] = useState(() =>
    createGate({
      now: () => Date.now(),
      dayOf,
      lang: () => contentLang(visitor),
      isSignedIn: () => visitor.session.getState().tokens.admin !== undefined,
    }),
  )
  const token = useSession(({ tokens }) => tokens.admin)
  useEffect(() => {
    void gate.open()
    return () => void gate.close()
  }, [gate])
  useEffect(() => {
    if (token) gate.wake()
  }, [gate, token])
  return gate
}

export const useGateState = <T>(gate: Gate, pick: (state: GateState) => T): T => useStore(gate.store, pick)
