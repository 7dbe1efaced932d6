import './theme.css'
import { useTranslation } from 'react-i18next'
import { surveyKinds } from '#contract/survey/tour'
import { DeskFrame } from '#src/kits/desk/frame'
import { usePerson } from '#src/session/visitor'
import { boardSites } from './boards/boards'
import { useSiteLabel } from './parts/use-site-label'
import { deskRoles, doorRoles, ownerRoles, paths, site } from './site'

/** Loaded with the palette. */
const loadFinders = () => import('./palette')

/** The frame of every page of the site. */
export function Component() {
  const { t } = useTranslation(site)
  const labelOf = useSiteLabel()
  const person = usePerson('admin')
  const isOperator = deskRoles.some((role) => person?.roles.includes(role))
  const entry = (path: string, label: string, pages: string[] = []) => ({ path, label, pages, roles: deskRoles })
  const palette = {
    pages: [
      entry(paths.firstSteps, t('title.firstSteps')),
      entry(paths.festivals, t('title.festivals')),
      entry(paths.manifests, t('title.manifests')),
      entry(paths.deposits, t('title.deposits')),
      entry(paths.posts, t('title.posts')),
      entry(paths.coupons, t('title.coupons')),
      entry(paths.points, t('title.points')),
      entry(paths.promotions, t('title.promotions')),
      entry(paths.surveyChanges, t('title.surveyChanges')),
      ...surveyKinds.map((kind) =>
        entry(paths.surveyQuestions(kind), `${t('title.surveyQuestions')} · ${t(`survey.${kind}`)}`),
      ),
      entry(paths.micePeople, t('title.micePeople')),
      entry(paths.miceHosting, t('title.miceHosting')),
      entry(paths.miceBooths, t('title.miceBooths')),
      entry(paths.miceCompanies, t('title.miceCompanies')),
      entry(paths.miceSetup, t('title.miceSetup')),
      entry(paths.miceSetupBooths, t('title.miceSetupBooths')),
      entry(paths.miceSetupTerms, t('title.miceSetupTerms')),
      entry(paths.miceSetupSessions, t('title.miceSetupSessions')),
      entry(paths.miceSetupPreview, t('title.miceSetupPreview')),
      entry(paths.passPasses, t('title.passPasses')),
      entry(paths.passAffiliates, t('title.passAffiliates')),
      entry(paths.passPartnerships, t('title.passPartnerships')),
      entry(paths.passPrices, t('title.passPrices')),
      entry(paths.miceGate, t('title.miceGate')),
      entry(paths.gatesSetup, t('title.gatesSetup')),
      entry(paths.mails, t('title.mails')),
      entry(paths.jobs, t('title.jobs')),
      entry(paths.files, t('title.files')),
      ...boardSites.map(({ site: of }) => entry(paths.boardsOf(of), `${t('title.boards')} · ${labelOf(of)}`)),
      { path: paths.audit, label: t('title.audit'), roles: ownerRoles },
    ],
    acts: [
      entry(paths.newProduct, t('title.newProduct')),
      entry(paths.importProducts, t('title.importProducts')),
      entry(paths.importDepartures, t('title.importDepartures')),
      entry(paths.importAffiliates, t('title.importAffiliates')),
      entry(paths.newFestival, t('title.newFestival')),
      entry(paths.newCoupon, t('title.newCoupon')),
      entry(paths.newMiceCompany, t('title.newMiceCompany')),
      { path: paths.inviteStaff, label: t('title.inviteStaff'), roles: ownerRoles },
    ],
    kinds: {
      reservations: t('title.reservations'),
      members: t('title.members'),
      products: t('title.products'),
    },
    load: loadFinders,
  }
  return (
    <DeskFrame
      info={{ site, name: t('name'), description: t('description') }}
      area="admin"
      home={paths.home}
      signin={paths.signin}
      entries={[
        entry(paths.home, t('nav.home'), [paths.firstSteps]),
        entry(paths.reservations, t('nav.reservations'), [paths.manifests, paths.deposits]),
        entry(paths.products, t('nav.products'), [paths.festivals]),
        entry(paths.inquiries, t('nav.inquiries')),
        entry(paths.quotations, t('nav.quotations')),
        entry(paths.members, t('nav.members')),
        entry(paths.companies, t('nav.companies')),
        entry(paths.reviews, t('nav.reviews'), [paths.posts]),
        entry(paths.boards, t('nav.boards')),
        entry(paths.coupons, t('nav.benefits'), [paths.points, paths.promotions]),
        entry(paths.surveys, t('nav.surveys')),
        entry(paths.mice, t('nav.mice')),
        { path: paths.miceGate, label: t('title.miceGate'), roles: doorRoles },
        entry(paths.pass, t('nav.pass')),
        entry(paths.gates, t('nav.gates')),
        entry(paths.mails, t('nav.operations'), [paths.jobs, paths.files]),
        entry(paths.settings, t('nav.settings')),
        { path: paths.staff, pages: [paths.audit], label: t('nav.staff'), roles: ownerRoles },
      ]}
      palette={isOperator ? palette : undefined}
      roleNames={{
        owner: t('role.owner'),
        operator: t('role.operator'),
        'mice-gate-staff': t('role.miceGateStaff'),
      }}
    />
  )
}
