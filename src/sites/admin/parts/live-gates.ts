/** Options of a query whose data changes with each scan at a gate: every 10 seconds (product §9), and when the reader returns. */
export const liveGates = { refetchInterval: 10_000, refetchOnWindowFocus: 'always' } as const
