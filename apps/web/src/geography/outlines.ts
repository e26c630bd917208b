import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { namesOf, STATES, type State } from '@rotunda/contract'
import { feature } from 'topojson-client'
import { GEOGRAPHY } from './states.ts'

export const MAP_WIDTH = 975
export const MAP_HEIGHT = 610

/** Outlines of the States and DC in Albers' projection, in whole pixels; Alaska and Hawaii are moved. */
export const readOutlines = (): ReadonlyMap<State, string> => {
  outlines ??= makeOutlines()
  return outlines
}

let outlines: ReadonlyMap<State, string> | undefined

type Atlas = Parameters<typeof feature>[0]

const makeOutlines = (): ReadonlyMap<State, string> => {
  const { resolve } = createRequire(import.meta.url)
  // The package is pinned to a version with this structure.
  const atlas = JSON.parse(readFileSync(resolve('us-atlas/states-albers-10m.json'), 'utf8')) as Atlas
  const byFips = new Map(namesOf(STATES).map((state) => [GEOGRAPHY[state].fips, state]))
  const { states } = atlas.objects
  if (states === undefined) throw new Error('us-atlas holds no States')
  const made = feature(atlas, states)
  const found = ('features' in made ? made.features : [made]).flatMap(
    ({ id, geometry }): [State, string][] => {
      const state = byFips.get(String(id))
      if (state === undefined || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) return []
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
      return [[state, polygons.flat().map(writeRing).join('')]]
    },
  )
  return new Map(found)
}

/** Writes relative steps in whole pixels. Leaves out repeated points and islands of one point. */
const writeRing = (ring: readonly (readonly number[])[]): string => {
  const points = ring.map(([x = 0, y = 0]) => [Math.round(x), Math.round(y)] as const)
  const kept = points.filter(([x, y], index) => {
    const before = points[index - 1]
    return before === undefined || before[0] !== x || before[1] !== y
  })
  if (kept.length < 4) return ''
  return kept
    .map(([x, y], index) => {
      const before = kept[index - 1]
      return before === undefined ? `M${x} ${y}` : `l${x - before[0]} ${y - before[1]}`
    })
    .join('')
    .concat('z')
}
