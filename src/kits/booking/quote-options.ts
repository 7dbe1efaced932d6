/**
 * How a quote is asked for: what was answered before is never good enough; once cancelled there is nothing more to ask, and
 * what is read must not change under the eyes.
 */
export const quoteOptions = (open: boolean) =>
  ({ enabled: open, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false }) as const
