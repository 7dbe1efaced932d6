/**
 * How the server's modules use one another (docs/modules.md). A module uses those in lines above its own, through their services;
 * what it would like of one below is a hook (`server/hooks.ts`).
 */
const { readdirSync } = require('node:fs')
const path = require('node:path')

/** The lowest first; those of one line do not know one another. */
const layers = [
  ['education-forms', 'settings', 'media', 'mail'],
  ['accounts', 'promotion'],
  ['applicants', 'catalog', 'desk-views', 'inquiry', 'social', 'text-blocks'],
  ['benefits', 'education', 'events', 'fair', 'mice', 'pass', 'payment', 'programs', 'survey', 'wishlist'],
  ['board', 'booking', 'education-review', 'fair-meetings', 'mice-gate'],
  [
    'cancellation',
    'cart',
    'fair-matching',
    'fair-records',
    'fair-updates',
    'mice-booths',
    'pass-orders',
    'reviews',
    'sitemap',
    'voucher',
  ],
  ['checkout', 'fair-mails', 'guest', 'mice-leads', 'quotation'],
  ['check-in'],
  ['desk'],
]

/** Tables with the files of other modules that join them in a read; nothing but their own module writes them. */
const joins = {
  'accounts/accounts': [
    'applicants/desk.service',
    'benefits/expiring.service',
    'benefits/grant.service',
    'check-in/desk.service',
    'check-in/log.rows',
    'check-in/setup.service',
    'desk/members.service',
    'desk/person.service',
    'desk/view.service',
    'education/report/report.rows',
    'education/view.rows',
    'education-review/notes.service',
    'education-review/scores.service',
    'fair/import.service',
    'fair/left-files.service',
    'fair/office-list.service',
    'fair-mails/group.service',
    'fair-mails/log.service',
    'inquiry/desk.rows',
    'mice/desk.service',
    'mice/hosting-desk.service',
    'mice/people-desk.service',
    'mice-leads/leads.service',
    'pass-orders/desk.service',
    'pass-orders/gift.rows',
    'pass-orders/staff.service',
    'quotation/desk.service',
    'reviews/ask.service',
    'reviews/desk.service',
    'reviews/reviews.rows',
    'reviews/social-desk.service',
  ],
  'booking/booking': [
    'check-in/counts.service',
    'check-in/day.service',
    'check-in/events.channel',
    'check-in/log.service',
    'check-in/parties.service',
    'check-in/revoked.service',
    'check-in/scan.rows',
    'check-in/tours.service',
    'desk/figures.service',
    'desk/first-steps.service',
    'desk/list.service',
    'desk/manifest.service',
    'desk/members.service',
    'desk/notes.service',
    'desk/statement.service',
    'desk/today.service',
    'desk/view.service',
    'guest/guest.rows',
    'guest/session.service',
    'mice-booths/applications.service',
    'mice-booths/booth-use.service',
    'mice-booths/desk.service',
    'quotation/leave.service',
    'quotation/purge.service',
    'quotation/quotation.view',
    'quotation/states.service',
    'reviews/ask.service',
    'reviews/requests.service',
    'reviews/reviews.rows',
    'reviews/social.service',
    'reviews/write.service',
  ],
  'cancellation/refund': ['desk/list.service', 'desk/today.service'],
  'catalog/catalog': [
    'cart/cart.lines',
    'check-in/device.service',
    'check-in/setup.service',
    'check-in/tours.service',
    'guest/guest.rows',
    'guest/tours.service',
    'programs/programs.service',
  ],
  'fair/edition': [
    'fair-mails/group.service',
    'fair-matching/placed.service',
    'fair-meetings/desk-list.service',
    'fair-records/record-list.service',
    'fair-records/statistics.rows',
    'fair-records/time',
  ],
  'fair/participant': [
    'fair-mails/group.service',
    'fair-matching/input.service',
    'fair-matching/names',
    'fair-matching/placed.service',
    'fair-meetings/desk-list.service',
    'fair-records/record-list.service',
    'fair-records/statistics.rows',
  ],
  'fair-meetings/meeting': [
    'fair-mails/group.service',
    'fair-matching/input.service',
    'fair-matching/publish.service',
    'fair-records/record-list.service',
    'fair-records/statistics.rows',
  ],
  'media/media': [
    'accounts/company.service',
    'board/pictures.service',
    'board/post.service',
    'catalog/card.service',
    'catalog/counts.service',
    'catalog/detail.service',
    'catalog/faces.service',
    'catalog/kept.service',
    'catalog/product-desk.view.service',
    'education/desk-documents.service',
    'education/documents.service',
    'education/report/report.rows',
    'education/view.rows',
    'fair/companies.service',
    'fair/shown.service',
    'guest/tours.service',
    'inquiry/files.service',
    'inquiry/thread.service',
    'mice/companies.service',
    'mice/logo.service',
    'pass/partnership.rows',
    'programs/front.service',
    'quotation/own.service',
    'quotation/quotation.view',
    'reviews/list.service',
    'reviews/reviews.rows',
    'reviews/withheld.service',
  ],
}

const folder = 'server/modules'
const known = layers.flat()
const found = readdirSync(path.join(__dirname, folder))
const odd = [...found.filter((name) => !known.includes(name)), ...known.filter((name) => !found.includes(name))]
if (odd.length > 0) throw new Error(`layers in .dependency-cruiser.modules.cjs and ${folder} differ: ${odd.join(', ')}`)

const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })
const of = (names) => `^${folder}/(${names.join('|')})/`
const file = (name) => `^${folder}/${name.replaceAll('.', '\\.')}\\.ts$`
const anyModule = `^${folder}/([^/]+)/`
const table = '\\.table\\.ts$'

/** Tables are apart from the order: a foreign key may lead anywhere. */
const inOrder = layers.flatMap((layer, at) =>
  layer.map((name) =>
    rule(
      `module-order-${name}`,
      { path: of([name]), pathNot: table },
      {
        path: of(
          layers
            .slice(at)
            .flat()
            .filter((other) => other !== name),
        ),
      },
      'A module uses those of the layers below it.',
    ),
  ),
)

const exceptJoins = Object.keys(joins).map((joined) =>
  rule(
    `module-table-${joined.replace('/', '-')}`,
    {
      path: anyModule,
      pathNot: [of([joined.split('/')[0]]), table, ...joins[joined].map(file)],
    },
    { path: file(`${joined}.table`) },
    "Another module's table is joined only where the list says so.",
  ),
)

const moduleRules = [
  ...inOrder,
  ...exceptJoins,
  rule(
    'module-table',
    { path: anyModule, pathNot: table },
    { path: table, pathNot: [`^${folder}/$1/`, ...Object.keys(joins).map((joined) => file(`${joined}.table`))] },
    "Another module's rows come from its services.",
  ),
  rule(
    'module-inner-file',
    { path: anyModule },
    { path: `^${folder}/`, pathNot: [`^${folder}/$1/`, '\\.(service|types|table)\\.ts$'] },
    'Modules meet service to service.',
  ),
  rule(
    'module-foreign-key-only',
    { path: `${anyModule}[^/]+${table}` },
    { path: `^${folder}/`, pathNot: [`^${folder}/$1/`, table] },
    'A table knows other tables alone.',
  ),
  rule(
    'module-below-the-root',
    { path: anyModule },
    { path: '^server/((app|compose|endpoints|hooks|jobs|kept|merged|file-uses|popularity)|db/(seed|defaults))\\.ts$' },
    'What puts modules together stands above them; they are handed it in `Deps`.',
  ),
]

module.exports = { joins, layers, moduleRules }
