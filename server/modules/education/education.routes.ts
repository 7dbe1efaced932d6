import { educationYear } from '#contract/education/year'
import { implement } from '#server/http/implement'
import { currentYear } from './year.service'

export const educationYearRoutes = implement(educationYear, {
  current: (_, { db, clock }) => currentYear(db, clock.now()),
})
