import type { Place } from './places'

/** Who counts page views. */
export interface Analytics {
  /** A page was looked at: its pattern, never its address (domain hazard 6). */
  view(pattern: string): void
}

/** Google Analytics, loaded when it is first needed; it sends nothing by itself. */
export function googleAnalytics(id: string): Analytics {
  const loading = import('react-ga4').then(({ default: ga }) => {
    ga.initialize(id, { gtagOptions: { send_page_view: false, page_location: location.origin, page_referrer: '' } })
    return ga
  })
  return {
    view(pattern) {
      void loading.then((ga) => {
        const page_location = location.origin + pattern
        ga.set({ page_location, page_referrer: '' })
        ga.send({ hitType: 'pageview', page: pattern, location: page_location })
      })
    },
  }
}

/** Counts a view when the path changed; the first page is not counted (product §2). */
export const countViews =
  (analytics: Analytics) =>
  (place: Place, before: Place | null): void => {
    if (before && before.path !== place.path) analytics.view(place.pattern)
  }
