import type { BoothPriceLine, BoothType, PlannedBooth } from '#contract/mice/booth'
import type { MiceFigures } from '#contract/mice/edition'
import type { Texts } from '#server/db/columns'

const names: Record<BoothPriceLine['of'], Texts> = {
  shell: { en: 'Shell scheme, per m²', ko: '조립 부스(㎡당)' },
  raw: { en: 'Raw space, per m²', ko: '독립 부스(㎡당)' },
  corner: { en: 'Corner booth', ko: '코너 부스' },
  co_exhibitor: { en: 'Co-exhibitor', ko: '공동 참가 업체' },
  table: { en: 'Table', ko: '테이블' },
  chair: { en: 'Chair', ko: '의자' },
  counter: { en: 'Counter', ko: '안내 데스크' },
  showcase: { en: 'Showcase', ko: '진열장' },
  screen: { en: '55-inch screen', ko: '55인치 모니터' },
  spotlight: { en: 'Spotlight', ko: '스포트라이트' },
  power_2kw: { en: 'Power, 2 kW', ko: '전기 2kW' },
  power_5kw: { en: 'Power, 5 kW', ko: '전기 5kW' },
  internet: { en: 'Wired internet', ko: '유선 인터넷' },
}

/** The names of the lines of a booth's price. */
export const lineName = (of: BoothPriceLine['of']): Texts => names[of]
export const vatName: Texts = { en: 'VAT (10%)', ko: '부가가치세(10%)' }

const types: Record<BoothType, Texts> = {
  shell: { en: 'Shell scheme', ko: '조립 부스' },
  raw: { en: 'Raw space', ko: '독립 부스' },
}
export const typeName = (type: BoothType): Texts => types[type]

/** The name of a booth in an order. */
export const boothName = ({ number }: Pick<PlannedBooth, 'number'>, { name }: Pick<MiceFigures, 'name'>): Texts => ({
  en: `Booth ${number} · ${name.en}`,
  ko: `${name.ko} ${number} 부스`,
})
