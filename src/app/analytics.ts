import { report } from '#src/api/report'
import type { Arrived } from './places'

/** Counts page views. */
export interface Analytics {
  /** Records a view by the page's pattern, which only names public things, never by its address (domain hazard 6). */
  view(page: string): void
}

async function load(id: string) {
  const { default: ga } = await import('react-ga4')
  ga.initialize(id, { gtagOptions: { send_page_view: false, page_location: location.origin, page_referrer: '' } })
  return ga
}

/** Google Analytics, loaded with the first counted view; it sends nothing on its own. */
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

/** Counts a view when the path has changed; the first page is not counted (product §2). */
export const countViews =
  (analytics: Analytics): Arrived =>
  (place, before) => {
    if (before && before.path !== place.path) analytics.view(place.named)
  }
