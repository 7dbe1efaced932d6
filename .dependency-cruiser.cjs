const { moduleRules } = require('./.dependency-cruiser.modules.cjs')

/**
 * Who may import whom (README, "Folder layout"). Patterns are generic: a new site or module needs no entry here.
 *
 *   app → sites → kits → { ui | api → session } → contract        server → contract
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }, 'No import cycles.'),
    ...moduleRules,
    rule(
      'contract-imports-zod-only',
      { path: '^contract/' },
      { pathNot: ['^contract/', 'node_modules/zod/'] },
      'The contract knows nobody.',
    ),
    rule(
      'zod-mini-only',
      { path: '^(contract|src)/', pathNot: '^contract/zod\\.ts$' },
      { path: 'node_modules/zod/' },
      'Through #contract/zod, so that messages are keys.',
    ),
    rule(
      'src-not-server',
      { path: '^src/' },
      { path: '^(server|scripts|tests|e2e|bench)/' },
      'The client knows no server code.',
    ),
    rule(
      'server-not-src',
      { path: '^server/' },
      { path: '^(src|scripts|tests|e2e|bench)/' },
      'The server loads the built client, never its sources.',
    ),
    rule(
      'app-is-imported-by-entries',
      { path: '^src/', pathNot: ['^src/app/', '^src/(main|entry-server)\\.tsx$', '\\.d\\.ts$'] },
      { path: '^src/app/' },
      'Nothing imports app.',
    ),
    rule(
      'site-not-other-site',
      { path: '^src/sites/([^/]+)/', pathNot: '^src/sites/dev/' },
      { path: '^src/sites/', pathNot: '^src/sites/$1/' },
      'What two sites share is a kit.',
    ),
    rule(
      'kit-not-other-kit',
      { path: '^src/kits/([^/]+)/', pathNot: '^src/kits/(board|inquiry|exhibition)-desk/' },
      { path: '^src/kits/', pathNot: ['^src/kits/$1/', '^src/kits/(page|booking|thread)/'] },
      'Kits do not import one another, but for the frame of a page and the parts of bookings and threads.',
    ),
    rule(
      'board-desk-of-two',
      { path: '^src/kits/board-desk/' },
      { path: '^src/kits/', pathNot: '^src/kits/(board-desk|board|desk|page)/' },
      'The pages on which boards are written are made of the parts of desks and of boards.',
    ),
    rule(
      'inquiry-desk-of-three',
      { path: '^src/kits/inquiry-desk/' },
      { path: '^src/kits/', pathNot: '^src/kits/(inquiry-desk|board|desk|page|thread)/' },
      'The pages on which inquiries are answered are made of the parts of desks, of boards and of threads.',
    ),
    rule(
      'exhibition-desk-of-two',
      { path: '^src/kits/exhibition-desk/' },
      { path: '^src/kits/', pathNot: '^src/kits/(exhibition-desk|exhibition|desk|page)/' },
      'The pages on which a fair is set up are made of the parts of desks and of exhibitions.',
    ),
    rule('kit-not-site', { path: '^src/kits/' }, { path: '^src/(sites|app)/' }, 'Kits know no site.'),
    rule(
      'ui-alone',
      { path: '^src/ui/' },
      { path: '^src/(api|session|kits|sites|app)/' },
      'Parts know neither calls nor visitors.',
    ),
    rule(
      'session-below-api',
      { path: '^src/session/' },
      { path: '^src/(api|ui|kits|sites|app)/', pathNot: '/locale/' },
      'Session knows only the contract.',
    ),
    rule(
      'api-below-kits',
      { path: '^src/api/' },
      { path: '^src/(ui|kits|sites|app)/' },
      'Calls know only the session.',
    ),
    rule('axios-in-api', { path: '^src/', pathNot: '^src/api/' }, { path: 'node_modules/axios/' }, 'One HTTP client.'),
    rule(
      'routes-without-sql',
      { path: '\\.routes\\.ts$' },
      { path: ['\\.table\\.ts$', 'node_modules/(drizzle-orm|pg)/'] },
      'Routes are a table of contents.',
    ),
    rule(
      'http-without-tables',
      { path: '^server/http/', pathNot: '^server/http/(idempotent|limits)' },
      { path: '\\.table\\.ts$' },
      'The HTTP side knows no tables but its own.',
    ),
    rule(
      'demo-apart',
      {
        path: '^server/',
        pathNot: ['^server/demo/', '^server/(compose|jobs|print-start|ports/socials)\\.ts$'],
      },
      { path: '^server/demo/', pathNot: '^server/demo/art/' },
      'Demo data and stand-ins are put in where the product is put together.',
    ),
    rule(
      'art-for-drawings',
      { path: '^server/', pathNot: ['^server/demo/', '^server/modules/media/'] },
      { path: '^server/demo/art/' },
      'Pictures are drawn where media are kept.',
    ),
    rule(
      'no-other-projects-packages',
      { path: '^(contract|src|server)/' },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
      'What runs is a dependency.',
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '\\.css$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.json'],
    },
  },
}
