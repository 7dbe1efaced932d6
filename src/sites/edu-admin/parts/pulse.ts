import { educationNotes } from '#contract/education/notes'
import { query } from '#src/api/query'

/** A state that changes whenever the application, its notes or its report do. */
export const pulse = (id: string) => query(educationNotes.pulse, { params: { id } })
