import { html, type Html } from '../../html/html.ts'
import { showBound, type MapMeasure } from './map-measures.ts'

/** States each shade's range in words, because colour alone is not accessible. */
export const showLegend = (bounds: readonly number[], measure: MapMeasure): Html => {
  const steps = [...new Set(bounds)].filter((bound) => bound > 0)
  const last = steps.at(-1)
  const unknown = measure !== 'projects' && ', or no amount known'
  return html`<ul class="legend" aria-label="What the shades mean"><li><span class="swatch heat-0"></span>none${unknown}</li>
${steps.map((bound, index) => html`<li><span class="swatch heat-${bounds.indexOf(bound) + 1}"></span>${nameStep(steps[index - 1], bound, measure)}</li>`)}
${last !== undefined && html`<li><span class="swatch heat-${bounds.length + 1}"></span>over ${showBound(measure, last)}</li>`}</ul>`
}

const nameStep = (before: number | undefined, to: number, measure: MapMeasure): string => {
  if (before === undefined) return `up to ${showBound(measure, to)}`
  // Counts are whole numbers, so the range after 5 begins with 6.
  const from = measure === 'projects' ? before + 1 : before
  return from === to
    ? showBound(measure, to)
    : `${showBound(measure, from, false)} to ${showBound(measure, to)}`
}
