import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useSession, useVisitor } from '#src/session/visitor'
import { createPassGate, type GateState, type PassGate } from './gate'

/** The device of this browser for an account, alive while the page is mounted. */
export function usePassGate(account: string): PassGate {
  const visitor = useVisitor()
  const [gate] = useState(() =>
    createPassGate(account, () => {
      const { tokens, people } = visitor.session.getState()
      // What one account let in is not sent as another's.
      return tokens.member !== undefined && (people.member?.id ?? account) === account
    }),
  )
  const token = useSession(({ tokens }) => tokens.member)
  useEffect(() => {
    void gate.open()
    return () => void gate.close()
  }, [gate])
  useEffect(() => {
    if (token) gate.wake()
  }, [gate, token])
  return gate
}

export const useGateState = <T>(gate: PassGate, pick: (state: GateState) => T): T => useStore(gate.store, pick)
