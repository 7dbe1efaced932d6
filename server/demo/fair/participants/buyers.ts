import type { BuyerType } from '#contract/fair/profile'
import type { FairSector, FairSpecialty } from '#contract/fair/sectors'

/** A kind of buyer: its name, its description and what it looks for. */
export interface DemoBuyerTrade {
  type: BuyerType
  sector: FairSector
  en: string
  ko: string
  specialties: readonly FairSpecialty[]
  sectors: readonly FairSector[]
  business: readonly [en: string, ko: string]
  products: readonly [en: string, ko: string]
}

/** Used in turn. */
export const buyerTrades: readonly DemoBuyerTrade[] = [
  {
    type: 'agency',
    sector: 'agency',
    en: 'Health Travel',
    ko: '헬스트래블',
    specialties: ['checkup', 'oncology', 'cardiology'],
    sectors: ['hospital', 'clinic', 'hotel'],
    business: ['Agency for treatment abroad', '해외 진료 알선업'],
    products: ['Second opinions, treatment trips, follow-up', '2차 소견, 진료 여행, 사후 관리'],
  },
  {
    type: 'tour_operator',
    sector: 'tour_operator',
    en: 'Journeys',
    ko: '저니',
    specialties: ['dermatology', 'spa', 'recovery_stay'],
    sectors: ['beauty', 'wellness', 'clinic', 'hotel'],
    business: ['Tour operator with a wellness program', '웰니스 상품을 가진 여행사'],
    products: ['Beauty and wellness trips to Korea', '한국 뷰티·웰니스 여행'],
  },
  {
    type: 'hospital',
    sector: 'hospital',
    en: 'Hospital Group',
    ko: '병원그룹',
    specialties: ['oncology', 'orthopedics', 'neurosurgery'],
    sectors: ['hospital', 'technology', 'institution'],
    business: ['Hospitals that refer patients', '환자를 의뢰하는 병원 그룹'],
    products: ['Referral of difficult cases, training of doctors', '중증 환자 의뢰, 의료인 연수'],
  },
  {
    type: 'insurer',
    sector: 'insurance',
    en: 'Insurance',
    ko: '보험',
    specialties: ['checkup', 'cardiology', 'fertility'],
    sectors: ['hospital', 'agency', 'technology'],
    business: ['Health insurance with care abroad', '해외 진료를 보장하는 건강보험'],
    products: ['Health plans with treatment in Korea', '한국 진료 보장 상품'],
  },
  {
    type: 'corporate',
    sector: 'institution',
    en: 'Staff Benefits',
    ko: '임직원복지',
    specialties: ['checkup', 'dentistry', 'ophthalmology'],
    sectors: ['hospital', 'dental', 'clinic', 'tour_operator'],
    business: ['Benefits for the staff of companies', '기업 임직원 복지 대행'],
    products: ['Health checks for managers', '임원 건강검진'],
  },
  {
    type: 'agency',
    sector: 'agency',
    en: 'Beauty Tours',
    ko: '뷰티투어',
    specialties: ['plastic_surgery', 'dermatology', 'dentistry'],
    sectors: ['clinic', 'dental', 'beauty', 'korean_medicine'],
    business: ['Agency for beauty and dental trips', '미용·치과 여행 알선업'],
    products: ['Surgery trips with interpreters', '통역을 포함한 시술 여행'],
  },
]
