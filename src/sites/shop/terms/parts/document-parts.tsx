import { useTranslation } from 'react-i18next'

export type Document = 'terms' | 'privacy' | 'provided' | 'marketing'

/** The parts of one of the texts that people agree to, in the order in which they are read. */
export function DocumentParts({ document }: { document: Document }) {
  const { t } = useTranslation('shop.terms')
  return Object.values(t(`${document}.parts`, { returnObjects: true })).map(({ heading, text }) => (
    <section key={heading} className="mt-4 first:mt-0">
      <h3 className="font-semibold">{heading}</h3>
      <p className="mt-1 text-muted">{text}</p>
    </section>
  ))
}
