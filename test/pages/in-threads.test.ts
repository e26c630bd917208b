import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { after, test } from 'node:test'
import { openTestService } from '../../apps/service/src/bin/testing.ts'
import { patience } from '../../apps/service/src/platform/testing.ts'

const here = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
after(() => here.close())
const there = await openTestService({ ROTUNDA_PUBLIC_RATE: '0', ROTUNDA_DATA: here.settings.ROTUNDA_DATA }, 2)
after(() => there.close())

const BROWSER = { accept: 'text/html', host: 'data.example' }
const PAGES = [
  '/',
  '/records?state=CA&limit=5',
  '/totals?group_by=state',
  '/map',
  '/members',
  '/compare',
  '/changes',
  '/charts/years.svg',
  '/feeds/records.atom',
  '/search?q=water',
  '/docs',
  '/docs/api',
  '/downloads',
  '/records?limit=x',
]

/** Beside the id of the request, which a refusal names. */
const isAlike = (...pages: (string | undefined)[]): boolean =>
  new Set(pages.map((page = '') => page.replace(/<code>[\w-]+-\d+<\/code>/, ''))).size === 1

test('a refusal on a page names the request as its answer does', async () => {
  const { payload, headers } = await there.app.inject({ url: '/records?limit=x', headers: BROWSER })
  assert.ok(payload.includes(`<code>${String(headers['request-id'])}</code>`))
})

test('each of two readers who are refused at once is shown their own request', async () => {
  const url = '/records?limit=y'
  const answers = await Promise.all([1, 2].map(() => there.app.inject({ url, headers: BROWSER })))
  for (const { payload, headers } of answers)
    assert.ok(payload.includes(`<code>${String(headers['request-id'])}</code>`))
})

test('a page is the same from a thread as from the main thread', async () => {
  for (const url of PAGES) {
    const [one, other] = await Promise.all(
      [here, there].map(({ app }) => app.inject({ url, headers: BROWSER })),
    )
    assert.equal(other?.statusCode, one?.statusCode, url)
    assert.equal(other?.headers.etag, one?.headers.etag, url)
    assert.equal(isAlike(other?.payload, one?.payload), true, url)
  }
})

test('pages and data are answered at once by all threads, each whole', async () => {
  const base = await there.app.listen({ port: 0, host: '127.0.0.1' })
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const path = index % 2 === 0 ? '/records' : '/api/appropriations/v1/records.csv'
      const answer = await fetch(`${base}${path}?amount_min=${index}&limit=3`, { signal: patience() })
      return { status: answer.status, text: await answer.text(), index }
    }),
  )
  for (const { status, text, index } of answers) {
    assert.equal(status, 200)
    if (index % 2 === 0) assert.match(text, new RegExp(`amount_min=${index}\\b[^]*</html>`))
    else assert.ok(text.endsWith('\n'))
  }
})

/** Niceness of each thread of this process, by its name (proc_pid_stat(5)). */
const readNiceness = (): (readonly [string, number])[] =>
  readdirSync('/proc/self/task').map((thread) => {
    const [, name = '', rest = ''] =
      /\((.*)\) (.*)/.exec(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')) ?? []
    return [name, Number(rest.split(' ')[16])]
  })

const isElsewhere = process.platform !== 'linux' && 'Linux alone has a priority of each thread'

test('readers, and no other threads, give way to the main thread', { skip: isElsewhere }, () => {
  const giving = readNiceness().filter(([, niceness]) => niceness > getPriority())
  assert.deepEqual(
    giving.map(([name]) => name),
    ['WorkerThread', 'WorkerThread'],
  )
})
