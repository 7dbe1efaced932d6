import type { Deps } from '#server/deps'
import type { DeskMeta, PromotionMeta, TransferMeta } from '#server/modules/settings/settings.service'
import { setting } from '#server/modules/settings/settings.table'

/** An account at a bank that does not exist, so that no one can send it money. */
const transfer: TransferMeta = {
  bank: { en: 'Naru Bank (demonstration)', ko: '나루은행 (시연용)' },
  account_number: '000-0000-0000-00',
  account_holder: { en: 'Naru Travel', ko: '나루여행' },
}

/** The public guides to the country and the capital, and two promotions of the product. */
const promotion: PromotionMeta = {
  hosts: ['english.visitkorea.or.kr', 'korean.visitkorea.or.kr', 'english.visitseoul.net', 'korean.visitseoul.net'],
  codes: ['newsletter', 'spring'],
}

const desk: DeskMeta = { email: 'operator@naru.test', lang: 'en' }

/**
 * Demo data of the settings: the account for bank transfers, the operators' email address, and the hosts that links of promotions
 * can lead to.
 */
export async function seedSettings({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db
    .insert(setting)
    .values([
      { key: 'transfer', type: 'transfer', meta: transfer },
      { key: 'desk', type: 'desk', meta: desk },
      { key: 'promotion', type: 'promotion', meta: promotion },
    ])
    .onConflictDoNothing()
}
