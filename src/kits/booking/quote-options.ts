/** Query options of a quote: a cached one is never good enough, and an open one must not change while it is being read. */
export const quoteOptions = (open: boolean) =>
  ({ enabled: open, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false }) as const
