import type { FastifyPluginCallback } from 'fastify'
import { BASE } from '../appropriations/index.ts'
import { putPage } from './put-page.ts'
import { readApiDescription, type DescribedOperation } from './read-api-description.ts'
import { writeText } from './write-text.ts'

export const API_PAGE = '/docs/api'

/** Every operation and parameter of the public API, for readers with a browser and no tool for OpenAPI. */
export const apiPage: FastifyPluginCallback = (app, _options, done) => {
  putPage(app, API_PAGE, () => [
    ...INTRODUCTION,
    ...readApiDescription(app.describeData('appropriations'))
      .filter(({ path }) => path.startsWith(BASE))
      .flatMap(writeOperation),
  ])
  done()
}

const INTRODUCTION = [
  '<p>Read-only, without key or account, in beta. The same for programs: <a href="/api/openapi/appropriations.json">the OpenAPI document</a>.</p>',
  '<p>Different parameters narrow the result; several values of one parameter widen it. An unknown parameter is refused by name. Each filter by values has an opposite that begins with <code>not_</code>. A page holds up to 200 rows; for the next one keep the filters, and add <code>snapshot</code> and <code>offset</code> with the values of <code>meta.snapshot</code> and <code>meta.next_offset</code>. <code>all=true</code> with <code>format=csv</code> gives everything at once; the header <code>Rotunda-Rows</code> says how many rows follow, so that a file that was cut can be recognised.</p>',
  `<p>To cite an answer, put <code>/releases/</code> and the id of the release behind <code>${BASE}</code>: there every operation keeps answering from that release, also after another one is published. <a href="/downloads">The list of releases</a> has the ids.</p>`,
]

const writeOperation = ({ path, summary, description, parameters }: DescribedOperation): string[] => [
  `<h2 id="${path.replace(`${BASE}/`, '')}"><code>${path}</code></h2>`,
  `<p>${writeText(`${summary}. ${description}`)}</p>`,
  '<dl>',
  ...parameters.map(
    ({ name, values, meaning }) =>
      `<dt>${writeText(name)}: ${writeText(values)}</dt><dd>${writeText(meaning)}</dd>`,
  ),
  '</dl>',
]
