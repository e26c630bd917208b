import { namesOf, STATES, type State } from '@rotunda/contract'
import { html, type Html } from '../../html/html.ts'
import { MAP_HEIGHT, MAP_WIDTH, readOutlines } from '../../geography/outlines.ts'

export type Place = {
  readonly state: State
  /** Value in words, for the title. */
  readonly words: string
  readonly shade: number
}

export type PlaceOf = (state: State) => Place

/** Places too small to see, or not on the map. They are circles beside it. */
const INSETS: readonly State[] = ['DC', 'PR', 'VI', 'GU', 'MP', 'AS']
const INSET = { x: 900, y: 262, step: 60, radius: 24 }

/** A map with outlines of the States, and circles for DC and the territories. Each links to its page. */
export const showStateMap = (name: string, placeOf: PlaceOf): Html => {
  const outlines = readOutlines()
  return html`<svg class="map" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}" role="group" aria-label="${name}">
${namesOf(STATES).flatMap((state) => {
  const path = INSETS.includes(state) ? undefined : outlines.get(state)
  return path === undefined
    ? []
    : [link(placeOf(state), html`<path class="heat-${placeOf(state).shade}" d="${path}"/>`)]
})}
${INSETS.map((state, index) => link(placeOf(state), showInset(placeOf(state), index)))}
</svg>`
}

const showInset = ({ state, shade }: Place, index: number): Html => {
  const { x, y, step, radius } = INSET
  return html`<circle class="heat-${shade}" cx="${x + 36}" cy="${y + index * step}" r="${radius}"/><text class="on-${shade}" x="${x + 36}" y="${y + index * step + 5}" text-anchor="middle">${state}</text>`
}

/** Screen readers speak the title, and browsers show it under the pointer. */
const link = ({ state, words }: Place, shape: Html): Html =>
  html`<a href="/states/${state}"><title>${STATES[state]}: ${words}</title>${shape}</a>`
