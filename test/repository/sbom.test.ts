import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { writeSbom } from '../../scripts/write-sbom.ts'
import { ROOT } from '../docs/markdown-pages.ts'

type Names = Readonly<Record<string, string>>
type Package = {
  readonly link?: boolean
  readonly resolved?: string
  readonly version?: string
  readonly dependencies?: Names
  readonly optionalDependencies?: Names
}
type Component = {
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly hashes: readonly { readonly content: string }[]
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>> // As npm writes it.
}

/** Finds a package as Node does: in the next node_modules above the folder. */
const resolve = (from: string, name: string): string | undefined => {
  for (let folder = from; ; folder = folder.replace(/\/?(?:node_modules\/)?(?:@[^/]+\/)?[^/]+$/, '')) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (packages[place] !== undefined) return place
    if (folder === '') return undefined
  }
}

/** Every package that the dependencies of the service and of the root reach, without those of development. */
const walk = (): Set<string> => {
  const reached = new Set<string>()
  const left = ['', 'apps/service']
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    const { dependencies, optionalDependencies } = packages[place] ?? assert.fail(place)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolve(place, name)
      if (found === undefined || reached.has(found)) continue
      reached.add(found)
      const { link, resolved = '' } = packages[found] ?? assert.fail(found)
      left.push(link === true ? resolved : found)
    }
  }
  return reached
}

test('the SBOM lists every package that is installed for production, with its digest, and no other', () => {
  const { components } = JSON.parse(writeSbom(ROOT)) as { readonly components: readonly Component[] } // See writeSbom.
  const expected = [...walk()].filter((place) => packages[place]?.link !== true)
  assert.ok(expected.length > 100)
  assert.deepEqual(
    components.map(({ name, version }) => `${name}@${version}`).toSorted(),
    expected
      .map((place) => `${place.replace(/.*node_modules\//, '')}@${packages[place]?.version ?? ''}`)
      .toSorted(),
  )
  for (const { name, purl, hashes } of components) {
    assert.match(purl, /^pkg:npm\/(?:%40[^/@]+\/)?[^/@]+@\d/, name)
    assert.match(hashes[0]?.content ?? '', /^[0-9a-f]{128}$/, name)
  }
})
