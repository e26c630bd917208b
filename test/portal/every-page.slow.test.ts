import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { PORTAL_ROUTES, SANDBOX_ROUTES } from '../../apps/web/src/pages/portal-routes.ts'
import type { Visitor } from '../../apps/service/src/http/portal/testing.ts'
import { JUDGES } from '../pages/testing/judges.ts'
import { assertNone, judgePages, type Faults } from '../pages/testing/open-all-pages.ts'
import { browserIsMissing } from '../pages/testing/open-browser.ts'
import { furnish, openPortal } from './testing/open-portal.ts'
import { putReports } from './testing/put-reports.ts'

describe('every page of the portal in Chromium', { skip: browserIsMissing() }, async () => {
  const portal = await openPortal()
  after(() => portal.close())
  const { named, ...people } = await furnish(portal.service)
  const reports = await putReports(portal.service, named['record'] ?? '')

  const fill = (path: string): string => {
    // A page of a reviewer shows a request that waits for one.
    const values: Readonly<Record<string, string | undefined>> = path.startsWith('/review')
      ? { ...named, request: named['submitted'] }
      : named
    if (path === '/corrections/new') return `${path}?record=${named['record'] ?? ''}&field=amount`
    return path.replace(
      /:(\w+)/g,
      (_whole, name: string) => values[name] ?? assert.fail(`${path}: no ${name}`),
    )
  }

  const visitorOf = (path: string): Visitor | undefined => {
    if (/^\/(portal\/sign-in|terms|corrections|follow|sandbox|unsubscribe)/.test(path)) return undefined
    if (path.startsWith('/review') || path.startsWith('/portal/passkeys/')) return people.reviewer
    if (path.startsWith('/desk')) return people.operator
    return path.startsWith('/portal/invitations/') ? people.guest : people.owner
  }

  const groups = Map.groupBy(
    [...PORTAL_ROUTES, ...SANDBOX_ROUTES].map(({ path }) => path),
    visitorOf,
  )
  /** Pages of reports in each state: for every reader, and for a reviewer. */
  const states: readonly (readonly [visitor: Visitor | undefined, addresses: readonly string[]])[] = [
    [
      undefined,
      [
        '/corrections',
        '/corrections?state=reversed&limit=1',
        '/corrections?dataset=none',
        '/corrections?limit=900',
        ...reports.map((number) => `/corrections/${number}`),
      ],
    ],
    [
      people.reviewer,
      ['/review/corrections?state=accepted', ...reports.map((number) => `/review/corrections/${number}`)],
    ],
  ]
  let judged: Promise<readonly ReadonlyMap<string, Faults>[]> | undefined

  const judgeAll = async (name: keyof typeof JUDGES): Promise<void> => {
    judged ??= judgeGroups()
    for (const found of await judged) assertNone(found.get(name))
  }

  const judgeGroups = async () => {
    const found: ReadonlyMap<string, Faults>[] = []
    const all = [...[...groups].map(([visitor, paths]) => [visitor, paths.map(fill)] as const), ...states]
    for (const [visitor, addresses] of all)
      found.push(await judgePages({ visit: () => portal.visit(visitor) }, addresses, JUDGES))
    return found
  }

  test('every address answers with a page or leads to one, as its visitor sees it', async () => {
    for (const [visitor, paths] of groups) {
      const context = await portal.visit(visitor)
      for (const path of paths.map(fill)) {
        const answer = await context.request.get(path)
        assert.equal(answer.status(), 200, `${path}: ${answer.url()}`)
        assert.equal(answer.headers()['cache-control'], 'no-store', path)
        assert.ok(visitor === undefined || !answer.url().includes('/sign-in'), `${path} leads to the sign-in`)
      }
      await context.close()
    }
  })

  test('reports in each state have a page for every reader, and one for reviewers', async () => {
    for (const [visitor, addresses] of states) {
      const context = await portal.visit(visitor)
      for (const address of addresses) {
        const answer = await context.request.get(address)
        assert.equal(answer.status(), address.endsWith('limit=900') ? 400 : 200, address)
        assert.equal(new URL(answer.url()).pathname, address.replace(/\?.*/, ''))
      }
      await context.close()
    }
  })

  test('axe finds nothing against WCAG 2.2 AA on any page, light, dark and 320 px wide', () =>
    judgeAll('looks'))

  test('text in controls is clear from its ground, light and dark', () => judgeAll('contrast'))

  test('the Tab key reaches every control in the order of the document, marked and in view', () =>
    judgeAll('walk'))

  test('no page scrolls sideways: 320 px wide, or with text twice as large', () => judgeAll('widths'))

  test('controls keep their shape in the colors of a visitor', () => judgeAll('shapes'))
})
