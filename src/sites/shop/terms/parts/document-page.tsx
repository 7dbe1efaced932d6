import { useTranslation } from 'react-i18next'
import { DocumentParts } from '#src/kits/page/document-parts'
import { Page } from '#src/kits/page/page'
import { Page as Content } from '#src/ui/page'
import type { Document } from './document'

/** Documents that people agree to, as a page of their own. */
export function DocumentPage({ title, documents }: { title: string; documents: readonly Document[] }) {
  const { t } = useTranslation('shop.terms')
  return (
    <Page>
      <main id="content">
        <Content title={title}>
          <div className="max-w-reading space-y-10">
            {documents.map((document) => (
              <section key={document}>
                <h2 className="mb-4 text-xl font-bold">{t(`${document}.title`)}</h2>
                <DocumentParts parts={t(`${document}.parts`, { returnObjects: true })} />
              </section>
            ))}
          </div>
        </Content>
      </main>
    </Page>
  )
}
