import type { Endpoint } from '#contract/endpoint'
import { miceBooths } from '#contract/mice/booth'
import { miceBoothDesk, miceDesk } from '#contract/mice/desk'
import { miceEdition } from '#contract/mice/edition'
import { miceSessions } from '#contract/mice/session'
import { miceSetupDesk } from '#contract/mice/setup-desk'
import { useCall } from '#src/api/query'

const refreshes = [
  miceSetupDesk.year,
  miceDesk.overview,
  miceBoothDesk.list,
  miceEdition.current,
  miceBooths.plan,
  miceSessions.list,
]

/** Returns the call of a setup write, which refreshes the setup and what shows the fair. The form shows a refusal. */
export const useSetupCall = <E extends Endpoint>(endpoint: E) => useCall(endpoint, { errors: 'page', refreshes })
