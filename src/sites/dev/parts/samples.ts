import type { PictureData } from '#src/ui/picture'

export const long = {
  en: 'Sunrise ferry along the Han River with a tea master and a slow breakfast',
  ko: '한강을 따라 떠나는 새벽 나룻배와 다도 명인의 차, 천천히 즐기는 아침 식사',
  de: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenreinigungsvorschriften',
  ar: 'رحلة عبّارة عند شروق الشمس على نهر هان مع فطور هادئ',
}

const names = {
  river: 'A wide river bend between hills at dawn',
  sea: 'A calm blue sea below layered hills',
  palace: 'Rose-colored hills behind a river',
  pine: 'Green pine hills on a still morning',
  night: 'A full moon over dark hills',
}

export const pictures: PictureData[] = Object.entries(names).map(([name, alt]) => ({
  src: `/dev/${name}`,
  width: 1440,
  height: 1080,
  alt,
  widths: [480, 960, 1440],
  color: '#9fc5bd',
}))
