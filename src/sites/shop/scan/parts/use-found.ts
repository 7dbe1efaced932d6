import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { voucher } from '#contract/voucher'
import { useCall } from '#src/api/query'
import { useErrorWords } from '#src/api/words'
import { useSession, useVisitor } from '#src/session/visitor'
import { paths } from '../../site'
import type { Found } from './found'
import { scannedOf } from './scanned'

/** Opens our own codes, and returns what was found otherwise. */
export function useFound() {
  const { origin } = useVisitor()
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const navigate = useNavigate()
  const words = useErrorWords()
  const read = useCall(voucher.read, { errors: 'page' })
  const [found, setFound] = useState<Found | null>(null)

  async function open(text: string) {
    const scanned = scannedOf(text, origin)
    if (scanned.kind === 'foreign') return setFound(scanned)
    // A full page load, because the server counts promotions.
    if (scanned.kind === 'own') return location.assign(scanned.path)
    if (!signedIn) return setFound({ kind: 'guest' })
    try {
      const { booking_id } = await read.mutateAsync({ body: { code: scanned.code } })
      await navigate(paths.reservationDetail(booking_id))
    } catch (error) {
      setFound({ kind: 'refused', words: words(error) })
    }
  }

  return { found, open, again: () => setFound(null) }
}
