import { report } from '#src/api/report'
import type { Arrived } from './places'

/** Who counts page views. */
export interface Analytics {
  /** A page was looked at: its pattern, in which only what is public is named, never its address (domain hazard 6). */
  view(page: string): void
}

async function load(id: string) {
  const { default: ga } = await import('react-ga4')
  ga.initialize(id, { gtagOptions: { send_page_view: false, page_location: location.origin, page_referrer: '' } })
  return ga
}

/** Google Analytics, loaded with the first view there is to count; it sends nothing by itself. */
export function googleAnalytics(id: string): Analytics {
  let loading: ReturnType<typeof load> | undefined
  const send = async (page: string) => {
    loading ??= load(id)
    const ga = await loading
    const page_location = location.origin + page
    ga.set({ page_location, page_referrer: '' })
    ga.send({ hitType: 'pageview', page, location: page_location })
  }
  return {
    view(page) {
      send(page).catch((error: unknown) => report('a view could not be counted', error))
    },
  }
}

/** Counts a view when the path changed; the first page is not counted (product §2). */
export const countViews =
  (analytics: Analytics): Arrived =>
  (place, before) => {
    if (before && before.path !== place.path) analytics.view(place.named)
  }
