import { useState } from 'react'

/** Returns the last defined value. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value ?? kept
}
