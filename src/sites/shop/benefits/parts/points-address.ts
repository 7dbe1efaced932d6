import { paths } from '../../site'
import type { PointsWanted } from '../queries'

/** The address of the points' page with something changed; a change of anything but the page begins anew. */
export function pointsAddress(wanted: PointsWanted, change: Partial<PointsWanted>): string {
  const { view, direction, page } = { ...wanted, page: 1, ...change }
  return `${paths.myPoints}?${new URLSearchParams({ view, direction, page: String(page) })}`
}
