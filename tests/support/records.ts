import type { RecordDraft } from '#contract/fair/record'

/** A record of a meeting that went well. */
export const record: RecordDraft = {
  held: true,
  not_held: null,
  type: 'contract_talk',
  content: 'Prices for groups.',
  potential: 5,
  importance: 'high',
  visitors: 'under_100',
  contract: 'under_50k',
  satisfaction: 4,
  comment: '',
}
