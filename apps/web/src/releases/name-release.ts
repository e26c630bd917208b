import { html, type Html } from '../html/html.ts'
import { showDay } from '../parts/format.ts'
import type { Release } from './read-releases.ts'

type Named = Pick<Release, 'published_at' | 'snapshot' | 'current'>

const MINUTE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** As an option of a list has it. Two releases of one day are told apart by the minute and the token. */
export const nameRelease = ({ published_at: at, snapshot, current }: Named): string =>
  `${at === null ? 'day not known' : `${MINUTE.format(new Date(at))} UTC`}${current ? ' (current)' : ''}, ${snapshot}`

/** As a sentence has it: `the release of June 15, 2026`; with the minute where the sentence has `another` of that day. */
export const showReleaseOf = ({ published_at: at, snapshot }: Named, another?: Named): Html => {
  if (at === null) return html`the release <code>${snapshot}</code>`
  const isSameDay = another?.published_at?.slice(0, 10) === at.slice(0, 10)
  return html`the release of ${isSameDay ? html`<time datetime="${at}">${MINUTE.format(new Date(at))} UTC</time>` : showDay(at)}`
}
