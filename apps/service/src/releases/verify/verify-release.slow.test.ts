import assert from 'node:assert/strict'
import { generateKeyPairSync, sign } from 'node:crypto'
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { after, before, test, type TestContext } from 'node:test'
import { unzipSync, zipSync } from 'fflate'
import { archiveName } from '../release-names.ts'
import type { ReleaseSummary } from '../release.ts'
import { build, makeFolder, makeZip } from '../testing.ts'
import { examineRelease, verifyRelease } from './verify-release.ts'

let releases = ''
let summary: ReleaseSummary
let key = ''
const cleaning: (() => void)[] = []
before(async () => {
  releases = makeFolder({ after: (clean) => cleaning.push(clean) })
  summary = (await build(releases)).summary
  key = readFileSync(join(releases, summary.id, 'SHA256SUMS.pub'), 'utf8')
})
after(() => {
  for (const clean of cleaning) clean()
})

/** A copy of the release, to be damaged. */
const copyRelease = (t: TestContext): string => {
  const folder = join(makeFolder(t), summary.id)
  cpSync(join(releases, summary.id), folder, { recursive: true })
  return folder
}

test('a whole release has no fault, with its own key and with the key that is asked for', async () => {
  const folder = join(releases, summary.id)
  assert.deepEqual(await verifyRelease(folder), [])
  assert.deepEqual(await verifyRelease(folder, key), [])
})

test('every single file that is damaged is named', async (t) => {
  const folder = copyRelease(t)
  const paths = summary.files.map(({ path }) => path)
  for (const path of paths.filter((one) => one !== 'SHA256SUMS.pub')) {
    const whole = readFileSync(join(folder, path))
    appendFileSync(join(folder, path), 'x')
    const faults = await verifyRelease(folder)
    assert.ok(
      faults.some((fault) => fault.startsWith(`${path} is `)),
      `${path}: ${faults.join('; ')}`,
    )
    writeFileSync(join(folder, path), whole)
  }
  assert.deepEqual(await verifyRelease(folder), [])
})

const DAMAGES: readonly (readonly [what: string, damage: (folder: string) => void, says: RegExp])[] = [
  [
    'a byte that was changed',
    (f) => writeFileSync(join(f, 'data/coverage.json'), '{}'),
    /^data\/coverage\.json is damaged/,
  ],
  [
    'a file that was cut',
    (f) => truncateSync(join(f, 'data/fields.csv'), 9),
    /^data\/fields\.csv is damaged/,
  ],
  ['a missing file', (f) => rmSync(join(f, 'data/refusals.csv')), /^data\/refusals\.csv is missing/],
  [
    'a strange file',
    (f) => writeFileSync(join(f, 'data/extra.csv'), ''),
    /^data\/extra\.csv does not belong there/,
  ],
  [
    'a strange file beside the bag',
    (f) => writeFileSync(join(f, 'extra.zip'), ''),
    /^extra\.zip does not belong there/,
  ],
  ['a missing summary', (f) => rmSync(join(f, 'release.json')), /^release\.json is missing or damaged/],
  [
    'a summary that is none',
    (f) => writeFileSync(join(f, 'release.json'), '{'),
    /^release\.json is missing or damaged/,
  ],
  [
    'a summary of something else',
    (f) => writeFileSync(join(f, 'release.json'), '{"files":[]}'),
    /^release\.json is missing or damaged/,
  ],
  ['a missing signature', (f) => rmSync(join(f, 'SHA256SUMS.sig')), /SHA256SUMS\.sig is missing/],
  ['missing digests', (f) => rmSync(join(f, 'SHA256SUMS')), /^SHA256SUMS is missing/],
  [
    'a link, even to the right bytes',
    (f) => {
      renameSync(join(f, 'data/fields.csv'), join(f, '../fields.csv'))
      symlinkSync(join(f, '../fields.csv'), join(f, 'data/fields.csv'))
    },
    /^data\/fields\.csv is a link/,
  ],
  [
    'digests of a place outside',
    (f) => appendFileSync(join(f, 'SHA256SUMS'), `${'0'.repeat(64)}  ../secret\n`),
    /names \.\.\/secret, which leads out of the folder/,
  ],
  [
    'digests of an absolute place',
    (f) => appendFileSync(join(f, 'manifest-sha256.txt'), `${'0'.repeat(64)}  /etc/hostname\n`),
    /names \/etc\/hostname, which leads out of the folder/,
  ],
  [
    'a file with two digests',
    (f) => appendFileSync(join(f, 'SHA256SUMS'), `${'0'.repeat(64)}  data/fields.csv\n`),
    /^SHA256SUMS names data\/fields\.csv twice/,
  ],
  [
    'another size of the payload',
    (f) => writeFileSync(join(f, 'bag-info.txt'), 'Payload-Oxum: 1.1\n'),
    /^bag-info\.txt states Payload-Oxum 1\.1, but the files have \d+\.\d+/,
  ],
]
for (const [what, damage, says] of DAMAGES)
  test(`${what} is found`, async (t) => {
    const folder = copyRelease(t)
    damage(folder)
    const faults = await verifyRelease(folder)
    assert.ok(
      faults.some((fault) => says.test(fault)),
      faults.join('\n'),
    )
  })

test('a release whose digests were all made anew is not the signed one', async (t) => {
  const folder = copyRelease(t)
  const checksums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8')
  writeFileSync(join(folder, 'SHA256SUMS'), checksums.replace(/^.*refusals.*\n/m, ''))
  assert.match((await verifyRelease(folder)).join(), /SHA256SUMS\.sig is not a signature of SHA256SUMS/)
})

test('a release that another key signed is refused when a key is asked for', async () => {
  const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' })
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
    type: 'spki',
    format: 'pem',
  })
  for (const wrong of [other, rsa, 'no key'])
    assert.deepEqual(await verifyRelease(join(releases, summary.id), wrong), [
      'SHA256SUMS.sig is not a signature of SHA256SUMS by the given key',
    ])
})

test('whose signature was checked is said, and one by another key is no damage', async (t) => {
  const folder = join(releases, summary.id)
  const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' })
  const zip = `${archiveName('appropriations', summary.token)}.zip`
  const alone = join(makeFolder(t), 'bag.zip')
  copyFileSync(join(folder, zip), alone)
  for (const [path, given, found] of [
    [folder, undefined, ['own_key', 0]],
    [join(folder, zip), key, ['given_key', 0]],
    [folder, other, ['own_key', 1]],
    [alone, undefined, [undefined, 0]],
    [alone, key, [undefined, 1]],
  ] as const) {
    const { faults, signedFor, unsigned } = await examineRelease(path, given)
    assert.deepEqual([faults, signedFor, unsigned.length], [[], ...found])
  }
  const copy = copyRelease(t)
  writeFileSync(join(copy, 'SHA256SUMS.sig'), 'none')
  const { faults, unsigned } = await examineRelease(copy, other)
  assert.ok(faults.length > 0)
  assert.deepEqual(unsigned, [])
})

test('a signature by a key of another kind is none', async (t) => {
  const folder = copyRelease(t)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const signature = sign(null, readFileSync(join(folder, 'SHA256SUMS')), privateKey)
  writeFileSync(join(folder, 'SHA256SUMS.sig'), signature.toString('base64'))
  const pem = publicKey.export({ type: 'spki', format: 'pem' })
  assert.match((await verifyRelease(folder, pem)).join(), /SHA256SUMS\.sig is not a signature of SHA256SUMS/)
})

test('a folder that is called by another id is not that release', async (t) => {
  const folder = join(makeFolder(t), '0'.repeat(64))
  cpSync(join(releases, summary.id), folder, { recursive: true })
  assert.match((await verifyRelease(folder)).join(), /not named after the digest of its manifest/)
})

test('a summary that gives the release another id or token is not of that release', async (t) => {
  const folder = copyRelease(t)
  for (const other of [{ id: '0'.repeat(64) }, { token: 'snap-00000000000000000000' }]) {
    writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...summary, ...other }))
    const says = `release.json belongs to a different release from its manifest, ${summary.id}`
    assert.deepEqual(await verifyRelease(folder), [says])
  }
})

test('a zip that is whole in itself, and not the one that was signed, is damaged', async (t) => {
  const folder = makeFolder(t)
  const few = ['SHA256SUMS', 'SHA256SUMS.sig', 'SHA256SUMS.pub']
  for (const path of few) copyFileSync(join(releases, summary.id, path), join(folder, path))
  const name = `${archiveName('appropriations', summary.token)}.zip`
  const again = zipSync(unzipSync(readFileSync(join(releases, summary.id, name))))
  writeFileSync(join(folder, name), again)
  assert.deepEqual(await verifyRelease(join(folder, name), key), [`${name} is damaged`])
  writeFileSync(join(folder, 'other.zip'), again)
  assert.match(
    (await verifyRelease(join(folder, 'other.zip'), key)).join(),
    /^other\.zip is not in SHA256SUMS/,
  )
})

test('downloaded files are verified as they are; a zip beside its digests is held to them, and to the key', async (t) => {
  const folder = makeFolder(t)
  for (const { path } of summary.files) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    copyFileSync(join(releases, summary.id, path), join(folder, path))
  }
  assert.deepEqual(await verifyRelease(folder, key), [])
  const zip = join(folder, `${archiveName('appropriations', summary.token)}.zip`)
  assert.deepEqual(await verifyRelease(zip, key), [])
  const alone = join(makeFolder(t), 'bag.zip')
  copyFileSync(zip, alone)
  assert.deepEqual(await verifyRelease(alone), [])
  assert.match((await verifyRelease(alone, key)).join(), /no SHA256SUMS beside the zip, so its signature/)
})

test('of a folder with a few files of a release each of the others is named as missing, and nothing else is wrong', async (t) => {
  const folder = makeFolder(t)
  const few = ['SHA256SUMS', 'SHA256SUMS.sig', 'SHA256SUMS.pub']
  for (const path of few) copyFileSync(join(releases, summary.id, path), join(folder, path))
  const others = summary.files.map(({ path }) => path).filter((path) => !few.includes(path))
  assert.deepEqual((await verifyRelease(folder)).sort(), others.map((path) => `${path} is missing`).sort())
  rmSync(join(folder, 'SHA256SUMS'))
  writeFileSync(join(folder, 'bagit.txt'), '')
  assert.match((await verifyRelease(folder, key)).join(), /no SHA256SUMS in the folder, so its signature/)
})

test('a zip in which any one byte was changed is found out', async (t) => {
  const zip = join(makeFolder(t), 'bag.zip')
  const whole = readFileSync(
    join(releases, summary.id, `${archiveName('appropriations', summary.token)}.zip`),
  )
  const step = Math.floor(whole.length / 60)
  // Times, versions and attributes of entries are no content.
  const missed: number[] = []
  for (let at = 0; at < whole.length; at += step) {
    const damaged = Buffer.from(whole)
    damaged[at] = (damaged[at] ?? 0) ^ 0x10
    writeFileSync(zip, damaged)
    if ((await verifyRelease(zip)).length === 0) missed.push(at)
  }
  assert.ok(missed.length < 6, `${missed.length} of 60`)
  writeFileSync(zip, whole.subarray(0, whole.length / 2))
  assert.match((await verifyRelease(zip)).join(), /cannot be read/)
})

for (const [what, name, mode, says] of [
  ['leads out of its folder', '../evil.txt', 0o100644, /evil\.txt leads out of its folder/],
  ['is absolute', '/evil.txt', 0o100644, /evil\.txt leads out of its folder/],
  ['leads out on Windows', '..\\evil.txt', 0o100644, /evil\.txt leads out of its folder/],
  ['is a link', 'bag/link', 0o120777, /bag\/link is a link/],
  ['is beside the bag', 'other/evil.txt', 0o100644, /is not in the folder of the bag/],
  ['is not in the manifest', 'bag/data/evil.txt', 0o100644, /data\/evil\.txt does not belong there/],
] as const)
  test(`an entry of a zip that ${what} is found`, async (t) => {
    const zip = join(makeFolder(t), 'bag.zip')
    writeFileSync(zip, makeZip({ 'bag/bagit.txt': 'x' }, { [name]: { text: 'evil', mode } }))
    const faults = await verifyRelease(zip)
    assert.ok(
      faults.some((fault) => says.test(fault)),
      faults.join('\n'),
    )
  })

test('what is no release at all is told so', async (t) => {
  const folder = makeFolder(t)
  const no = 'is not a release: it holds no bagit\\.txt, no manifest-sha256\\.txt, no SHA256SUMS\\.'
  await assert.rejects(verifyRelease(folder), new RegExp(`${no}$`))
  writeFileSync(join(folder, 'x.zip'), 'no zip')
  await assert.rejects(
    verifyRelease(folder),
    new RegExp(`${no} .*x\\.zip lies in it: name that folder or zip\\.$`),
  )
  writeFileSync(join(folder, 'y.zip'), 'no zip')
  await assert.rejects(verifyRelease(folder), new RegExp(`${no}$`))
  assert.match((await verifyRelease(join(folder, 'x.zip'))).join(), /not a zip, or it is cut off/)
  await assert.rejects(verifyRelease(join(folder, 'nothing')), /There is nothing at/)
})
