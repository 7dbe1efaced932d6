import { useTranslation } from 'react-i18next'
import { site } from '../../site'

/** The pass as a ticket with punched notches, showing the city's skyline at night. */
export function PassCard({ places }: { places: number }) {
  const { t } = useTranslation(site)
  return (
    <svg direction="ltr" viewBox="0 0 400 250" aria-hidden="true" className="w-full max-w-100 justify-self-center">
      <path
        d="M26 4h348a22 22 0 0 1 22 22v74a25 25 0 0 0 0 50v74a22 22 0 0 1-22 22H26a22 22 0 0 1-22-22v-74a25 25 0 0 0 0-50V26A22 22 0 0 1 26 4Z"
        fill="#3d2a6b"
        stroke="#c9f24b"
        strokeWidth="2"
      />
      <path d="M292 14v222" stroke="#c9f24b" strokeOpacity="0.6" strokeWidth="2" strokeDasharray="4 8" />
      <circle cx="246" cy="58" r="17" fill="#fff8f5" />
      <path
        d="M40 196v-40h22v-26h18v40h16v-58h24v44h14v-70l8-22 8 22v84h18v-48h22v34h16v-60h22v82h20v18Z"
        fill="#1d1138"
      />
      <path d="M128 86h30l-5 12h-20Z" fill="#c9f24b" />
      <path d="M20 210c60-26 110 10 160-6s70-14 110-2" fill="none" stroke="#ff5c93" strokeWidth="6" />
      <path d="M20 222c70-18 120 8 170-4s60-8 100 0" fill="none" stroke="#c9f24b" strokeWidth="4" />
      <text x="40" y="62" fontSize="30" fontWeight="700" fill="#fff8f5">
        Seoulite
      </text>
      <text x="40" y="86" fontSize="15" fill="#d9cdf5">
        {t('nav.mypage')}
      </text>
      <text x="332" y="118" textAnchor="middle" fontSize="46" fontWeight="700" fill="#c9f24b">
        {places}
      </text>
      <text x="332" y="144" textAnchor="middle" fontSize="15" fill="#fff8f5">
        {t('nav.affiliates')}
      </text>
    </svg>
  )
}
