/** A page that opens without a network (product §2). */
interface OfflinePage {
  /** `:fair` stands for the fair's slug. */
  path: string
  /** Public calls of the page besides those that every page makes: the worker caches their last responses. */
  calls: readonly string[]
}

/** The pages that open without a network, by the name of their worker: `gate` has `/gate-worker.js`. */
export const offlinePages = {
  gate: { path: '/apec2025/qrcode', calls: ['/api/v1/sites/apec/reservation-window'] },
  pass: { path: '/seoulitepass/mypage', calls: [] },
  scan: { path: '/seoulitepass/scan', calls: [] },
  leads: { path: '/mice/leads', calls: [] },
  door: { path: '/admin/mice/gate', calls: [] },
  viewer: { path: '/:fair-viewer', calls: [] },
  timer: { path: '/:fair-viewer/timer', calls: [] },
} as const satisfies Record<string, OfflinePage>
export type OfflinePageName = keyof typeof offlinePages
