import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { putSample } from '../../apps/service/src/bin/testing.ts'
import { CONTAINER_MISSING, buildImage, listWritable, startContainer } from './testing/container.ts'
import { startVersion } from './testing/start-version.ts'

const ROOT = join(import.meta.dirname, '../..')
const PACKAGE_MILLISECONDS = 600_000

const folder = mkdtempSync(join(tmpdir(), 'rotunda-package-'))
const data = join(folder, 'data')
/** On the disk of the packages: they are linked, not copied, and images are large. */
const disk = mkdtempSync(join(ROOT, 'dist/test-package-'))
let [clone, commit] = [join(disk, 'clone'), '']

const run = (program: string, args: readonly string[], cwd = folder): string => {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    timeout: PACKAGE_MILLISECONDS,
  })
  assert.equal(status, 0, `${program} ${args.join(' ')}: ${String(error)} ${stdout}${stderr}`)
  return stdout
}

/** A repository with the files that are here in one commit, and the packages that are installed here. */
const copyRepository = (): string => {
  for (const path of run('git', ['ls-files', '-z'], ROOT).split('\0').filter(Boolean))
    if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(clone, path))
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], clone)
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'all')
  for (const place of ['node_modules', 'apps/service/node_modules', 'apps/web/node_modules']) {
    const [from, to] = [join(ROOT, place), join(clone, place)]
    if (!existsSync(from)) continue
    mkdirSync(to)
    const names = readdirSync(from).filter((name) => name !== '.cache')
    run('cp', ['-al', ...names.map((name) => join(from, name)), to])
  }
  return git('rev-parse', 'HEAD').trim()
}

const writeVersion = () => run(process.execPath, ['scripts/package.ts'], clone)
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string } // See there.
const name = `rotunda-${version}`
const tarball = () => join(clone, 'dist', `${name}.tar.gz`)
const digestTarball = () => createHash('sha256').update(readFileSync(tarball())).digest('hex')

before(async () => {
  commit = copyRepository()
  writeVersion()
  run('tar', ['-xzf', tarball()])
  await putSample(data, ['appropriations'])
})
after(() => {
  for (const place of [folder, disk]) rmSync(place, { recursive: true, force: true })
})

test('the unpacked version runs with Node alone: it says its commit, and serves data and pages', async () => {
  const place = join(folder, name)
  const service = await startVersion({ place, data })
  assert.match(service.version, new RegExp(`^rotunda ${version.replaceAll('.', '\\.')} \\(commit ${commit},`))
  for (const path of [
    '/livez',
    '/api/appropriations/v1/records?limit=1',
    '/records',
    '/docs',
    '/sql',
    '/portal/sign-in',
  ])
    assert.equal(await service.ask(path), 200, path)
  assert.equal(await service.stop(), 0)
  assert.doesNotMatch(service.errors(), /the sources run/)
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' })
  assert.deepEqual(
    files.filter((path) => /^(?:apps|packages)\/.*\.ts$/.test(path) && !path.includes('node_modules')),
    [],
  )
  assert.equal(existsSync(join(place, 'node_modules/typescript')), false)
})

test('the bill of materials lists the packages of the tarball, and no other', () => {
  const { components } = JSON.parse(readFileSync(join(clone, 'dist', `${name}.cdx.json`), 'utf8')) as {
    readonly components: readonly { readonly 'bom-ref': string }[] // As write-sbom.ts writes it.
  }
  const listed = components.map((component) => component['bom-ref'].replace(/@[^@]*$/, ''))
  const inside = readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(path))
    .map((path) => path.replace(/\/package\.json$/, ''))
    .filter((path) => path !== 'node_modules/@rotunda/contract')
  assert.ok(inside.length > 100)
  assert.deepEqual(inside.toSorted(), listed.toSorted())
})

test('the same commit gives the same bytes in another folder, and the digest beside them fits', () => {
  const first = digestTarball()
  renameSync(clone, join(disk, 'moved'))
  clone = join(disk, 'moved')
  rmSync(join(clone, 'dist'), { recursive: true })
  writeVersion()
  assert.equal(digestTarball(), first)
  run('sha256sum', ['--check', '--quiet', `${name}.tar.gz.sha256`], join(clone, 'dist'))
})

test('the base of the image has the Node that the service is tested with', () => {
  assert.ok(readFileSync(join(ROOT, 'ops/Containerfile'), 'utf8').includes(`node:${process.versions.node}-`))
})

test(
  'the image is built without a daemon, and serves with a read-only root as a user without rights',
  { skip: CONTAINER_MISSING },
  async (t) => {
    const image = buildImage(t, { root: clone, version })
    t.diagnostic(`the image has ${image.megabytes} MB, of which the base has ${image.baseMegabytes}`)
    const { uid, written } = listWritable(image, ['/opt/rotunda/x', '/etc/x', '/tmp/x', '/data/x'])
    assert.notEqual(uid, 0)
    assert.deepEqual(written, ['/data/x'])
    cpSync(data, join(image.data, 'rotunda'), { recursive: true })
    run('chown', ['-R', image.config.User, image.data])
    const container = await startContainer(image)
    for (const path of ['/livez', '/api/appropriations/v1/records?limit=1', '/records'])
      assert.equal(await container.ask(path), 200, path)
    assert.equal(container.isHealthy(), true)
    assert.equal(await container.stop(), 0)
    assert.equal(container.isHealthy(), false)
  },
)

test('a change that is in no commit is in no version', () => {
  const file = join(clone, 'package.json')
  rmSync(file)
  const { status, stderr } = spawnSync(process.execPath, ['scripts/package.ts'], {
    cwd: clone,
    encoding: 'utf8',
    timeout: PACKAGE_MILLISECONDS,
  })
  assert.notEqual(status, 0)
  assert.match(stderr, /commit your changes first/)
})
