import { join } from 'node:path'
import { readLock, type Locked } from './package/list-needed.ts'

/**
 * The packages that are installed for production, as a software bill of materials (CycloneDX 1.5). `npm sbom
 * --omit=dev` leaves out every package that development needs as well, such as `pg-types`. With `needed`, these alone.
 */
export const writeSbom = (root: string, needed?: ReadonlySet<string>): string => {
  const lock = readLock(root)
  const components = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true)
    .filter(([path]) => needed?.has(path) ?? true)
    .map(([path, locked]) => describe(path, locked))
    .toSorted((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1))
  const { name, version } = lock
  const metadata = { component: { type: 'application', name, version, 'bom-ref': `${name}@${version}` } }
  const sbom = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata, components }
  return `${JSON.stringify(sbom, null, 2)}\n`
}

/** A package may be installed at several places of the tree: each is a component. */
const describe = (path: string, { name = nameOf(path), version, license, integrity = '' }: Locked) => ({
  type: 'library',
  'bom-ref': `${path}@${version}`,
  name,
  version,
  purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  ...(license !== undefined && { licenses: [{ expression: license }] }),
  hashes: integrity.split(' ').flatMap((digest) => {
    const [algorithm = '', content = ''] = digest.split(/-(.*)/s)
    return algorithm === 'sha512'
      ? [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }]
      : []
  }),
})

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

if (import.meta.main) process.stdout.write(writeSbom(join(import.meta.dirname, '..')))
