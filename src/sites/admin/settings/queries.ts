import { DeskPaging } from '#contract/desk-list'
import { type SettingKey, settingKeys, settingsDesk } from '#contract/settings-desk'
import { query } from '#src/api/query'
import { listQueryIn } from '#src/kits/desk/list-query'

/** The row that an address names; the first one by default. */
export const keyIn = (search: URLSearchParams): SettingKey =>
  settingKeys.find((key) => key === search.get('key')) ?? settingKeys[0]

/** All rows with their current values. */
export const settings = () => query(settingsDesk.list, {})

/** The page of a row's changes that an address asks for. */
export const history = (search: URLSearchParams) =>
  query(settingsDesk.history, {
    params: { key: keyIn(search) },
    query: { ...listQueryIn(DeskPaging(['version'], '-version'), search), per_page: 10 },
  })
