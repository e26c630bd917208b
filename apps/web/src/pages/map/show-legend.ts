import { html, type Html } from '../../html/html.ts'
import { showFigureOf, type MapMeasure } from './map-measures.ts'

/** What the shades stand for: a colour alone says nothing. */
export const showLegend = (bounds: readonly number[], measure: MapMeasure): Html => {
  const steps = [...new Set(bounds)].filter((bound) => bound > 0)
  return html`<ul class="legend" aria-label="What the shades mean"><li><span class="swatch heat-0"></span>none${measure !== 'projects' && ', or no amount known'}</li>
${steps.map((bound) => html`<li><span class="swatch heat-${bounds.indexOf(bound) + 1}"></span>up to ${showFigureOf(measure, bound)}</li>`)}
<li><span class="swatch heat-${bounds.length + 1}"></span>more</li></ul>`
}
