import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { textLanguages } from '#contract/languages'
import { useClientSettings, useMenus } from '#src/api/start-up'
import { CurrencyMenu } from '#src/kits/page/currency-menu'
import { LanguageMenu } from '#src/kits/page/language-menu'
import { ownName, useLanguages } from '#src/kits/page/use-languages'
import { useSession } from '#src/session/visitor'
import { Container } from '#src/ui/page'
import { paths } from '../site'
import { Mark } from './mark'

const supportMail = 'support@naru.example'

/** Where one finds help, who stands behind the shop, and what it is not. */
export function Footer() {
  const { t } = useTranslation('shop')
  const demo = useClientSettings()?.demo
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const menus = useMenus().filter(({ id }) => id.startsWith('footer'))
  const own = { label: t('title.myMenu'), lang: undefined, path: paths.myMenu }
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <Container className="grid gap-x-8 gap-y-10 grid-cols-2 pt-12 pb-10 lg:grid-cols-[2fr_1fr_1fr_1fr_1.5fr]">
        <div className="max-w-[24rem] max-sm:col-span-full">
          <Link to={paths.main} className="inline-flex items-center gap-2.5 rounded-sm text-xl font-bold">
            <Mark />
            {t('name')}
          </Link>
          <p className="mt-4 text-muted">{t('description')}</p>
          <p className="-ms-2.5 mt-4 flex">
            <LanguageMenu />
            <CurrencyMenu />
          </p>
        </div>
        {menus.map((menu) => (
          <Column key={menu.id} title={menu.label} lang={menu.lang}>
            {menu.children.map((entry) => {
              // Who has signed in finds their own page where the others find the sign-in.
              const { label, lang, path } = signedIn && entry.path === paths.login ? own : entry
              return (
                <li key={entry.id}>
                  <Link to={path} lang={lang} className="rounded-sm text-muted hover:text-ink hover:underline">
                    {label}
                  </Link>
                </li>
              )
            })}
          </Column>
        ))}
        <div className="max-sm:col-span-full">
          <h2 className="text-base font-semibold">{t('footer.support')}</h2>
          <p className="mt-4 text-muted">{t('footer.supportText')}</p>
          <a href={`mailto:${supportMail}`} className="mt-2 inline-block font-semibold text-brand underline">
            {supportMail}
          </a>
        </div>
      </Container>
      <Container className="space-y-4 border-t border-line pt-6 pb-[max(2rem,env(safe-area-inset-bottom))] text-sm text-muted">
        {demo && (
          <p className="flex gap-2.5 rounded-md border border-line bg-surface px-4 py-3 font-medium text-ink">
            <Info className="mt-0.5 size-4.5 shrink-0 text-brand" />
            {t('footer.demo')}
          </p>
        )}
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2">
          <p className="max-w-reading">{demo ? t('footer.company') : t('footer.companyLive')}</p>
          <Languages />
        </div>
        <p>{t('footer.legal')}</p>
      </Container>
    </footer>
  )
}

const Column = ({ title, lang, children }: { title: string; lang: string; children: ReactNode }) => (
  <div>
    <h2 lang={lang} className="text-base font-semibold">
      {title}
    </h2>
    <ul className="mt-4 space-y-2.5">{children}</ul>
  </div>
)

/** Plain links to this page in each language that is complete: they also work without scripts. */
function Languages() {
  const { t } = useTranslation('shop')
  const { choose } = useLanguages()
  return (
    <ul aria-label={t('footer.languages')} className="flex gap-4">
      {textLanguages.map((code) => (
        <li key={code}>
          <a
            href={`?lang=${code}`}
            hrefLang={code}
            lang={code}
            className="rounded-sm underline hover:text-ink"
            onClick={(event) => {
              event.preventDefault()
              void choose(code)
            }}
          >
            {ownName(code)}
          </a>
        </li>
      ))}
    </ul>
  )
}
