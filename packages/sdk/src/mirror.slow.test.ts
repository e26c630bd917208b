import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { mirrorRelease, MirrorBusy, NoAnswer, NotVerified, type MirrorOptions } from './mirror.ts'
import { openTestServer, type Handle } from './testing/open-test-server.ts'
import {
  digestOf,
  makeKey,
  makeSignedRelease,
  playRelease,
  type PlayedRelease,
} from './testing/play-release.ts'
import { makeTestTiming } from './testing/test-timing.ts'

const PATIENCE_MILLISECONDS = 300_000

const KEY = makeKey()
const LARGE = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251))
const CONTENTS = { 'bagit.txt': 'BagIt-Version: 1.0\n', 'data/empty.csv': '', 'data/large.json': LARGE }
const RELEASE = makeSignedRelease(KEY, CONTENTS)

const open = async (
  t: TestContext,
  release: PlayedRelease,
  before?: (...asked: Parameters<Handle>) => boolean,
) => {
  const play = playRelease(release)
  const server = await openTestServer(t, (asked, response) => {
    if (before?.(asked, response) !== true) play(asked, response)
  })
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-mirror-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const { timing } = makeTestTiming()
  const mirror = (options: Partial<MirrorOptions> = {}) =>
    mirrorRelease({ baseUrl: server.baseUrl, folder, timing, ...options })
  return { ...server, folder, mirror, place: join(folder, release.id) }
}

const demandCopy = (place: string, { files }: PlayedRelease): void => {
  const found = readdirSync(place, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  assert.equal(found.length, files.size)
  for (const [name, bytes] of files)
    assert.equal(digestOf(readFileSync(join(place, name))), digestOf(bytes), name)
}

const isFault = (pattern: RegExp) => (cause: unknown) => {
  assert.ok(cause instanceof NotVerified, String(cause))
  assert.match(cause.faults.join('; '), pattern)
  return true
}

test('the current release of a named collection is copied, and another collection has none', async (t) => {
  const { mirror, place, asked } = await open(t, { ...RELEASE, collection: 'award-spending' })
  await assert.rejects(mirror(), (cause) => {
    assert.ok(cause instanceof RangeError)
    assert.match(cause.message, /There is no release of appropriations yet/)
    return true
  })
  assert.equal(asked.length, 1)
  assert.equal((await mirror({ collection: 'award-spending' })).path, place)
  demandCopy(place, RELEASE)
})

test('a release is copied whole into a folder of its id, and a second run reads the disk and fetches nothing', async (t) => {
  const { mirror, asked, folder, place } = await open(t, RELEASE)
  const copied = await mirror({ publicKey: KEY.pem })
  assert.deepEqual(
    [copied.release, copied.path, copied.signedFor, copied.wasThere, copied.digests.get('data/large.json')],
    [RELEASE.id, place, 'given_key', false, digestOf(LARGE)],
  )
  demandCopy(place, RELEASE)
  assert.deepEqual(readdirSync(folder), [RELEASE.id])
  const before = asked.length
  const again = await mirror({ release: RELEASE.id })
  assert.deepEqual([again.wasThere, again.signedFor], [true, 'own_key'])
  assert.deepEqual(
    asked.slice(before).map(({ url }) => url.pathname),
    ['/downloads'],
  )
})

/** Looks between the steps of the copy that runs in this process. */
const untilLonger = async (folder: string, name: string, bytes: number): Promise<void> => {
  const sizeOf = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(name))
      .map((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0)
  while (!sizeOf().some((size) => size > bytes)) await setImmediate()
}

test('a download that is cut goes on by Range in the same run, as often as bytes come', async (t) => {
  const { mirror, asked, place, folder } = await open(t, RELEASE, ({ url, headers }, response) => {
    const start = Number(headers.range?.match(/\d+/)?.[0] ?? 0)
    if (!url.pathname.endsWith('large.json') || start > 250_000) return false
    const range = `bytes ${start}-${LARGE.length - 1}/${LARGE.length}`
    response.writeHead(start > 0 ? 206 : 200, {
      'content-length': LARGE.length - start,
      ...(start > 0 && { 'content-range': range }),
    })
    response.write(LARGE.subarray(start, start + 20_000))
    // A client drops what it has not read when the connection breaks: the bytes are on its disk before.
    void untilLonger(folder, 'large.json.part', start).then(() => response.destroy())
    return true
  })
  await mirror()
  demandCopy(place, RELEASE)
  const ranges = asked.flatMap(({ headers }) => headers.range ?? [])
  assert.ok(ranges.length >= 10, ranges.join())
  assert.ok(asked.every(({ headers }) => !headers.range || headers['if-range'] === `"${digestOf(LARGE)}"`))
})

test('a run that was interrupted leaves no folder of the release, and the next one asks for the rest alone', async (t) => {
  let isCut = true
  const controller = new AbortController()
  const { mirror, asked, place } = await open(t, RELEASE, ({ url }, response) => {
    if (!isCut || !url.pathname.endsWith('large.json')) return false
    response.writeHead(200, { 'content-length': LARGE.length })
    response.write(LARGE.subarray(0, 100_000), () => response.destroy())
    controller.abort(new Error('stopped'))
    return true
  })
  await assert.rejects(mirror({ signal: controller.signal }))
  assert.equal(existsSync(place), false)
  isCut = false
  const before = asked.length
  await mirror()
  demandCopy(place, RELEASE)
  const later = asked.slice(before).filter(({ url }) => /bagit|large/.test(url.pathname))
  assert.ok(later.length === 1 && later[0]?.url.pathname.endsWith('large.json') === true)
})

test('bytes that an earlier run left damaged are fetched anew', async (t) => {
  const { mirror, folder, place, asked } = await open(t, RELEASE)
  const staging = join(folder, `.${RELEASE.id}.partial`)
  mkdirSync(join(staging, 'data'), { recursive: true })
  writeFileSync(join(staging, 'data/large.json.part'), Buffer.alloc(1000))
  writeFileSync(join(staging, 'bagit.txt'), 'BagIt-Version: 9.9\n')
  await mirror()
  demandCopy(place, RELEASE)
  assert.equal(asked.filter(({ url }) => url.pathname.endsWith('large.json')).length, 2)
})

test('a copy that was damaged on the disk is made whole, and only what is damaged comes anew', async (t) => {
  const { mirror, asked, place, folder } = await open(t, RELEASE)
  await mirror()
  writeFileSync(join(place, 'bagit.txt'), 'damaged')
  rmSync(join(place, 'SHA256SUMS.sig'))
  const before = asked.length
  assert.equal((await mirror()).wasThere, false)
  demandCopy(place, RELEASE)
  assert.deepEqual(
    asked.slice(before).map(({ url }) => url.pathname.split('/').at(-1)),
    ['downloads', 'SHA256SUMS.sig', 'bagit.txt'],
  )
  assert.deepEqual(readdirSync(folder), [RELEASE.id])
})

test('a release that another key signed is no copy, and a copy that is there stays as it is', async (t) => {
  const { mirror, asked, place } = await open(t, RELEASE)
  await assert.rejects(mirror({ publicKey: makeKey().pem }), isFault(/SHA256SUMS\.sig/))
  assert.equal(existsSync(place), false)
  assert.ok(asked.every(({ url }) => !url.pathname.includes('/data/')))
  await mirror()
  for (const publicKey of [makeKey().pem, 'no key'])
    await assert.rejects(mirror({ publicKey }), isFault(/SHA256SUMS\.sig/))
  demandCopy(place, RELEASE)
})

const withFile = (name: string, bytes: Buffer): PlayedRelease => ({
  ...RELEASE,
  files: new Map([...RELEASE.files, [name, bytes]]),
})
const HOSTILE: readonly (readonly [string, PlayedRelease, RegExp])[] = [
  [
    'another file under a signed name',
    withFile('bagit.txt', Buffer.from('BagIt-Version: 6.6\n')),
    /bagit\.txt/,
  ],
  ['a longer file under a signed name', withFile('data/empty.csv', Buffer.from('row')), /empty\.csv/],
  ['other digests', withFile('SHA256SUMS', Buffer.from(`${'0'.repeat(64)}  a\n`)), /SHA256SUMS\.sig/],
  ['a signature that is none', withFile('SHA256SUMS.sig', Buffer.from('!')), /SHA256SUMS\.sig/],
  [
    'an older release under this id',
    makeSignedRelease(KEY, CONTENTS, { id: 'a'.repeat(64) }),
    /another release/,
  ],
  [
    'a manifest of other data',
    makeSignedRelease(KEY, CONTENTS, {
      manifest: (text) => text.replace(/^[0-9a-f]{64}(?= {2}data)/m, '0'.repeat(64)),
    }),
    /different digests/,
  ],
  [
    'a manifest without a file',
    makeSignedRelease(KEY, CONTENTS, { manifest: (text) => text.replace(/.*large.*\n/, '') }),
    /large/,
  ],
  ...[
    '../out.txt',
    '/etc/out',
    'data/../../out',
    'C:\\out',
    'data\\out',
    '.hidden',
    'data/large.json.part',
    'a\u0001b',
  ].map(
    (name) =>
      [
        `the name ${JSON.stringify(name)}`,
        makeSignedRelease(KEY, CONTENTS, { checksums: (text) => `${text}${'0'.repeat(64)}  ${name}\n` }),
        /a repeated path, or one outside the release/,
      ] as const,
  ),
  [
    'a file that is not listed',
    makeSignedRelease(KEY, CONTENTS, { checksums: (text) => `${text}${'0'.repeat(64)}  data/more.csv\n` }),
    /more\.csv/,
  ],
]

for (const [name, release, pattern] of HOSTILE)
  test(`a service that gives ${name} is found out, and nothing is put in place`, async (t) => {
    const { mirror, folder, place } = await open(t, release)
    await assert.rejects(mirror(), isFault(pattern))
    assert.equal(existsSync(place), false)
    assert.ok(readdirSync(folder).every((entry) => entry === `.${release.id}.partial`))
  })

test('an id that is no digest becomes no folder, and a release that is not listed is named', async (t) => {
  const { mirror, folder } = await open(t, makeSignedRelease(KEY, CONTENTS, { id: '../out' }))
  await assert.rejects(mirror(), RangeError)
  await assert.rejects(mirror({ release: 'b'.repeat(64) }), RangeError)
  assert.deepEqual(readdirSync(folder), [])
})

test('a service that never brings a byte is a NoAnswer', async (t) => {
  const { mirror, asked } = await open(t, RELEASE, ({ url }, response) => {
    if (!url.pathname.endsWith('large.json')) return false
    response.destroy()
    return true
  })
  await assert.rejects(mirror(), NoAnswer)
  assert.equal(asked.filter(({ url }) => url.pathname.endsWith('large.json')).length, 5)
})

test('two runs at once make one copy, and what a killed process held is free', async (t) => {
  const { mirror, folder, place } = await open(t, RELEASE)
  const runs = await Promise.allSettled([mirror(), mirror()])
  assert.deepEqual(runs.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.ok(runs.some((run) => run.status === 'rejected' && run.reason instanceof MirrorBusy))
  rmSync(place, { recursive: true })
  const { pid } = spawnSync(process.execPath, ['-e', ''], { timeout: PATIENCE_MILLISECONDS })
  writeFileSync(join(folder, `.${RELEASE.id}.lock`), String(pid))
  await mirror()
  demandCopy(place, RELEASE)
  writeFileSync(join(folder, `.${RELEASE.id}.lock`), String(process.ppid))
  await assert.rejects(mirror(), MirrorBusy)
})
