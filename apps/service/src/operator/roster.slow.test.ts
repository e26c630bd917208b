import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'
import { once, RUN_MILLISECONDS, within } from '../platform/testing.ts'
import { SEATS } from '../destinations/index.ts'
import {
  askHere,
  askRotunda,
  makeEnvironment,
  makeRosterFile,
  runHere,
  runRotunda,
  startRotunda,
} from './testing.ts'

const HOUSE_SEATS = SEATS.filter(({ chamber }) => chamber === 'house').length

const setUp = (t: TestContext, content: string) => {
  const environment = makeEnvironment(t)
  const file = join(environment.ROTUNDA_DATA, 'legislators-current.json')
  writeFileSync(file, content)
  return { environment, file }
}

test('a whole file replaces the sample, and its name, day and vacant seats are shown', async (t) => {
  const { environment, file } = setUp(t, makeRosterFile())
  const sample = await askRotunda(environment, 'roster', 'show')
  assert.match(sample.source, /sample/)
  const change = await askRotunda(environment, 'roster', 'refresh', '--from', file)
  assert.deepEqual([change.members, change.vacant], [SEATS.length - 3, 3])
  const shown = await askRotunda(environment, 'roster', 'show')
  assert.equal(shown.source, 'legislators-current.json')
  assert.deepEqual([shown.house, shown.senate], [HOUSE_SEATS - 3, SEATS.length - HOUSE_SEATS])
  assert.deepEqual(
    shown.vacant,
    SEATS.slice(0, 3).map(({ officeCode }) => officeCode),
  )
})

const BROKEN: readonly (readonly [what: string, make: (whole: string) => string, says: RegExp])[] = [
  ['is cut in the middle', (whole) => whole.slice(0, whole.length / 2), /not JSON/],
  [
    'holds half of the people',
    (whole) => JSON.stringify(JSON.parse(whole).slice(250)),
    /only \d+ of the 541 seats/,
  ],
  ['is something else', () => '{"hello": "world"}', /not a list of people/],
  ['is larger than any list', () => ' '.repeat(17 * 1024 * 1024), /larger than 16 MB/],
]
test('with --dry-run a file is read and compared, and nothing is changed', async (t) => {
  const { environment, file } = setUp(t, makeRosterFile())
  const order = ['roster', 'refresh', '--from', file]
  const { would_replace, ...foreseen } = await askHere(environment, ...order, '--dry-run')
  assert.equal(would_replace, true)
  assert.match((await askHere(environment, 'roster', 'show')).source, /sample/)
  const { stdout } = await runHere(environment, ...order, '--dry-run')
  assert.match(stdout, /^The roster would have 538 people/)
  assert.deepEqual(await askHere(environment, ...order), foreseen)
})

test('a broken file changes nothing and says why', async (t) => {
  const { environment, file } = setUp(t, makeRosterFile())
  await askHere(environment, 'roster', 'refresh', '--from', file)
  const earlier = await askHere(environment, 'roster', 'show')
  for (const [what, make, says] of BROKEN) {
    writeFileSync(file, make(makeRosterFile()))
    const { code, stdout, stderr } = await runHere(environment, 'roster', 'refresh', '--from', file)
    assert.deepEqual([code, stdout], [1, ''], what)
    // A busy machine has said before that it reads.
    assert.match(stderr, /^The roster is unchanged: /m)
    assert.match(stderr, says)
  }
  assert.deepEqual(await askHere(environment, 'roster', 'show'), earlier)
})

for (const [from, says] of [
  ['no-such-file.json', /no-such-file\.json could not be read \(there is no such file\)/],
  ['http://example.org/legislators-current.json', /begins with https/],
  ['file:///etc/hostname', /begins with https/],
  ['https://user:secret@127.0.0.1:9/x.json', /a user name or a password/],
] as const)
  test(`${from} is not read, with the reason`, async (t) => {
    const { code, stderr } = await runHere(makeEnvironment(t), 'roster', 'refresh', '--from', from)
    assert.equal(code, 1)
    assert.match(stderr, says)
    assert.ok(!stderr.includes('\n    at '))
  })

test('who waits for a slow file is told once a second what is being read', async (t) => {
  const { environment } = setUp(t, '')
  const pipe = join(environment.ROTUNDA_DATA, 'pipe')
  try {
    execFileSync('mkfifo', [pipe], { timeout: RUN_MILLISECONDS })
  } catch {
    return t.skip('this machine has no mkfifo')
  }
  const child = startRotunda(environment, 'roster', 'refresh', '--from', pipe)
  const [first] = await once(child.stderr, 'data')
  assert.equal(String(first), `Reading ${pipe} … 1 s\n`)
  writeFileSync(pipe, makeRosterFile())
  assert.match(await within('the end of the command', text(child.stdout)), /^The roster now has 538 people/)
})

/** An https server with a certificate of its own, and the setting by which Node trusts it. */
const serve = async (t: TestContext, directory: string, answer: Parameters<typeof createServer>[1]) => {
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const request = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    cert,
  ]
  execFileSync('openssl', [...request, ...subject], { stdio: 'ignore', timeout: RUN_MILLISECONDS })
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, answer)
  server.listen(0, 'localhost')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo
  return { base: `https://localhost:${port}`, trust: { NODE_EXTRA_CA_CERTS: cert } }
}

const hasOpenssl = (): boolean => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore', timeout: RUN_MILLISECONDS })
    return true
  } catch {
    return false
  }
}

test('an https address is read once, and not where it points to', async (t) => {
  if (!hasOpenssl()) return t.skip('this machine has no openssl to make a certificate')
  const { environment } = setUp(t, '')
  const { base, trust } = await serve(t, environment.ROTUNDA_DATA, (request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end()
    else if (request.url === '/missing') response.writeHead(404).end()
    else if (request.url === '/cut')
      response.writeHead(200, { 'content-length': 1e6 }).write('[', () => response.destroy())
    else response.end(makeRosterFile())
  })
  const trusting = { ...environment, ...trust }
  for (const [path, says] of [
    ['/moved', /redirects to \/elsewhere/],
    ['/missing', /answered 404/],
    ['/cut', /could not be read/],
  ] as const) {
    const { code, stderr } = await runRotunda(trusting, 'roster', 'refresh', '--from', `${base}${path}`)
    assert.equal(code, 1)
    assert.match(stderr, says)
  }
  const address = `${base}/legislators-current.json`
  const change = await askRotunda(trusting, 'roster', 'refresh', '--from', address)
  assert.deepEqual([change.source, change.members], [address, SEATS.length - 3])
})

const REAL = join(
  import.meta.dirname,
  '../../../../../shared/reference/congress-legislators/legislators-current.json',
)

test('the real list is taken', async (t) => {
  if (!existsSync(REAL)) return t.skip('the reference files are not here')
  const { members } = await askRotunda(makeEnvironment(t), 'roster', 'refresh', '--from', REAL)
  assert.ok(members > 500)
})
