import type { SettingKey } from '#contract/settings-desk'

/** The text key of each row. */
export const textNames = {
  exchange: 'exchange',
  transfer: 'transfer',
  desk: 'desk',
  passport: 'passport',
  promotion: 'promotion',
  'reservation:apec': 'apec',
  'reservation:protocol': 'protocol',
} as const satisfies Record<SettingKey, string>
