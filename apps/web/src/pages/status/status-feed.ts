import type { Incident } from '@rotunda/contract'
import { html, type Html } from '../../html/html.ts'
import { withoutControls } from '../../html/html.ts'
import { Plain, type Asked, type Route } from '../../page.ts'
import { readIncidents } from './read-status.ts'
import { newestFirst } from './show-incident.ts'

/** A feed of incidents: one entry each, updated with every report. */
export const statusFeed: Route = {
  path: '/status.atom',
  questions: 1,
  isLive: 'by the minute',
  write: async (asked) => {
    const incidents = await readIncidents(asked.clients)
    return new Plain('application/atom+xml; charset=utf-8', writeFeed(incidents, asked))
  },
}

const writeFeed = (incidents: readonly Incident[], { origin, site }: Asked): string => {
  const newest = incidents.map(changedAt).sort().at(-1)
  return `<?xml version="1.0" encoding="utf-8"?>\n${html`<feed xmlns="http://www.w3.org/2005/Atom">
<id>${origin}/status.atom</id>
<title>Rotunda: incidents</title>
<updated>${newest ?? NONE_SINCE}</updated>
<author><name>${withoutControls(site.operator.name)}</name></author>
<link rel="self" type="application/atom+xml" href="${origin}/status.atom"/>
<link rel="alternate" type="text/html" href="${origin}/status"/>
<generator uri="${origin}/">Rotunda</generator>
${incidents.length === 0 ? writeNone(origin) : incidents.map((one) => writeEntry(one, origin))}</feed>
`.toString()}`
}

/** Fills an empty feed, which several feed readers reject. */
const writeNone = (origin: string): Html => html`<entry>
<id>${origin}/status#no-incident</id>
<title>No incident is on record</title>
<updated>${NONE_SINCE}</updated>
<link rel="alternate" type="text/html" href="${origin}/status"/>
<content type="text">The first incident will add an entry.</content>
</entry>
`

/** Constant, so that an empty feed never changes and no reader shows its entry as new. */
const NONE_SINCE = '2026-01-01T00:00:00.000Z'

const writeEntry = (incident: Incident, origin: string): Html => {
  const { id, title, started_at: start, ended_at: end, updates } = incident
  const words = newestFirst(updates).map(({ at, text }) => `${at}: ${text}`)
  return html`<entry>
<id>${origin}/status#incident-${id}</id>
<title>${withoutControls(end === null ? title : `${title} (over)`)}</title>
<published>${start}</published>
<updated>${changedAt(incident)}</updated>
<link rel="alternate" type="text/html" href="${origin}/status#incident-${id}"/>
<content type="text">${withoutControls(words.join('\n') || title)}</content>
</entry>
`
}

const changedAt = ({ started_at: start, ended_at: end, updates }: Incident): string =>
  [start, ...(end === null ? [] : [end]), ...updates.map(({ at }) => at)]
    .map((at) => new Date(at).toISOString())
    .sort()
    .at(-1) ?? start
