import { useTranslation } from 'react-i18next'
import type { ChangeFact } from '#src/kits/desk/change-entry'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Describes a row's values by the names of its fields, in the reader's language; empty for an unset row. */
export function useSettingFacts(): (meta: unknown) => ChangeFact[] {
  const { t } = useTranslation('admin.settings')
  const dates = useDates()
  const numbers = useNumbers()
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const day = (value: unknown) => (text(value) ? dates.birthday(text(value)) : '')
  const lines = (value: unknown) => (Array.isArray(value) ? value.join(', ') || t('nothing') : '')
  return (meta) => {
    if (!isObject(meta)) return []
    const { bank, account_holder: holder } = meta
    const language = text(meta.lang)
    const facts: ChangeFact[] = [
      { label: t('field.usd_to_krw'), value: 'usd_to_krw' in meta ? String(meta.usd_to_krw) : '' },
      { label: t('field.krw_to_usd'), value: 'krw_to_usd' in meta ? String(meta.krw_to_usd) : '' },
      { label: t('field.account_number'), value: text(meta.account_number) },
      { label: t('field.bank.en'), value: isObject(bank) ? text(bank.en) : '' },
      { label: t('field.bank.ko'), value: isObject(bank) ? text(bank.ko) : '' },
      { label: t('field.account_holder.en'), value: isObject(holder) ? text(holder.en) : '' },
      { label: t('field.account_holder.ko'), value: isObject(holder) ? text(holder.ko) : '' },
      { label: t('field.email'), value: text(meta.email) },
      { label: t('field.lang'), value: language === 'en' || language === 'ko' ? t(`languages.${language}`) : language },
      { label: t('field.days'), value: typeof meta.days === 'number' ? numbers(meta.days) : '' },
      { label: t('field.hosts'), value: lines(meta.hosts) },
      { label: t('field.codes'), value: lines(meta.codes) },
      { label: t('field.opens'), value: day(meta.opens) },
      { label: t('field.closes'), value: day(meta.closes) },
    ]
    return facts.filter(({ value }) => value !== '')
  }
}
