import type { Deps } from '#server/deps'
import { seedAttendance } from './attendance.seed'
import { seedEdition } from './edition.seed'
import { seedMatching } from './matching.seed'
import { seedMeetings } from './meetings.seed'
import { seedParticipants } from './participants/participants.seed'
import { seedProgram } from './program.seed'

/** Demo data of the fair. */
export async function seedFair(deps: Deps): Promise<void> {
  await seedEdition(deps)
  await seedProgram(deps)
  await seedParticipants(deps)
  await seedMeetings(deps)
  await seedAttendance(deps)
  await seedMatching(deps)
}
