import { namesOf, STATES, type State } from '@rotunda/contract'
import { html, type Html } from '../../html/html.ts'
import { GEOGRAPHY } from '../../geography/states.ts'

export type District = {
  readonly code: string
  readonly words: string
  readonly shade: number
  /** Whether any record names it, with or without a known amount. */
  readonly isNamed: boolean
}

/** Side of a State's square, side of a district's tile, and the gap. */
const [SQUARE, TILE, GAP] = [88, 10, 1.5]
const IN_A_ROW = 7
const [COLUMNS, ROWS] = [11, 9]

/** Equal tiles for districts, seven in a row under the code of their State. */
export const showTiles = ({ name, thing, districtOf, others }: Tiles): Html =>
  html`<svg class="map tiles" viewBox="0 0 ${COLUMNS * SQUARE} ${ROWS * SQUARE}" width="${COLUMNS * SQUARE}" height="${ROWS * SQUARE}" role="group" aria-label="${name}">
${namesOf(STATES).map((state) => showState(state, thing, [...seatsOf(state), ...others(state)].map(districtOf)))}
</svg>`

type Tiles = {
  readonly name: string
  /** Name of the counted thing, such as `request`. */
  readonly thing: string
  readonly districtOf: (code: string) => District
  readonly others: OthersOf
}

/** Districts of a State that sources name, but that have no seat now. */
export type OthersOf = (state: State) => readonly string[]

export const seatsOf = (state: State): string[] => {
  const { seats } = GEOGRAPHY[state]
  if (seats === 1) return [`${state}-00`]
  return Array.from({ length: seats }, (_, index) => `${state}-${String(index + 1).padStart(2, '0')}`)
}

const showState = (state: State, thing: string, districts: readonly District[]): Html => {
  const [column, row] = GEOGRAPHY[state].tile
  const [left, top] = [column * SQUARE + 4, row * SQUARE + 12]
  const named = districts.filter(({ isNamed }) => isNamed).length
  const tiles = districts.map(({ shade, words }, index) => {
    const x = left + (index % IN_A_ROW) * (TILE + GAP)
    const y = top + 4 + Math.floor(index / IN_A_ROW) * (TILE - 2 + GAP)
    return html`<rect class="heat-${shade}" x="${x}" y="${y}" width="${TILE}" height="${TILE - 2}"><title>${words}</title></rect>`
  })
  return html`<a href="/states/${state}"><title>${STATES[state]}: ${sayNamed(named, districts.length, thing)}</title><text x="${left}" y="${top}">${state}</text>
${tiles}</a>`
}

const sayNamed = (named: number, all: number, thing: string): string => {
  if (all === 1) return `its one district has ${named === 1 ? 'a' : 'no'} ${thing}`
  if (named === 0) return `none of ${all} districts has a ${thing}`
  return `${named} of ${all} districts ${named === 1 ? 'has' : 'have'} a ${thing}`
}
