import { paths } from '../../site'
import type { PointsFilters } from '../queries'

/** The address of the points page with a change; changing anything but the page returns to page 1. */
export function pointsAddress(filters: PointsFilters, change: Partial<PointsFilters>): string {
  const { view, direction, page } = { ...filters, page: 1, ...change }
  return `${paths.myPoints}?${new URLSearchParams({ view, direction, page: String(page) })}`
}
