import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useSession, useVisitor } from '#src/session/visitor'
import { createPassGate, type GateState, type PassGate } from './gate'

/** The device of an account in this browser, running while the page is mounted. */
export function usePassGate(account: string): PassGate {
  const visitor = useVisitor()
  const [gate] = useState(() =>
    createPassGate(account, () => {
      const { tokens, people } = visitor.session.getState()
      // Scans admitted by one account are never sent by another.
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
