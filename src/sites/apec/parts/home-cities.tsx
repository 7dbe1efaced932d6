import { useTranslation } from 'react-i18next'
import type { Tour } from '#contract/tour'
import { Card, CardBody, CardMedia, CardTitle } from '#src/ui/card'
import { Picture } from '#src/ui/picture'
import { paths, site } from '../site'

/** The cities that tours leave from, each with its page. */
const cities = [
  ['gyeongsang', paths.list],
  ['busan', paths.busan],
  ['seoul', paths.seoul],
] as const

/** The three cities, each with the picture of its first tour. */
export function HomeCities({ tours }: { tours: readonly Tour[] }) {
  const { t } = useTranslation(site)
  return (
    <ul className="grid gap-6 sm:grid-cols-3">
      {cities.map(([city, path]) => {
        const picture = tours.find(({ region }) => region === city)?.picture
        return (
          <Card key={city} as="li" look="plain" pad="none" lifts>
            {picture && (
              <CardMedia ratio="3/2">
                <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 40rem) 33vw, 100vw" />
              </CardMedia>
            )}
            <CardBody>
              <CardTitle to={path}>{t(`city.${city}`)}</CardTitle>
              <p className="text-muted">{t(`home.cityText.${city}`)}</p>
            </CardBody>
          </Card>
        )
      })}
    </ul>
  )
}
