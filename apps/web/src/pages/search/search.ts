import { STATES } from '@rotunda/contract'
import { findStateOfZip, isZipCode } from '../../geography/zip-codes.ts'
import { href, makeAddress } from '../../html/href.ts'
import { html, type Content } from '../../html/html.ts'
import { Redirect, type Page, type Route } from '../../page.ts'
import { findShorter } from '../../filters/addresses.ts'
import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { markMatches, patternOf } from '../../parts/mark-words.ts'
import { countOf, showCount } from '../../parts/format.ts'
import { withInventedNotice } from '../../views/regulations/invented-notice.ts'
import { showSearchForm } from '../../views/search-form.ts'
import { BY_ID } from './find-by-id.ts'
import type { FoundGroup, Question } from './found.ts'
import { readQuestion } from './read-question.ts'
import { findEverything, type Everything } from './searchers.ts'
import { splitQuestion } from './split-question.ts'
import { showReading } from './show-reading.ts'

const PATH = '/search'

export const search: Route = {
  path: PATH,
  questions: 20,
  // Results include regulations, which are fetched every hour.
  isLive: true,
  write: withInventedNotice(async (asked) => {
    const shorter = findShorter(PATH, asked.params)
    if (shorter !== undefined) return new Redirect(shorter)
    const refused = refuseUnknown(asked, ['q'])
    if (refused !== undefined) return refused
    const words = asked.params.get('q')?.trim() ?? ''
    const question = ask(words)
    const found = words === '' || isZipCode(words) ? { groups: [] } : await findEverything(question, asked)
    return describeSearch(question, found)
  }),
}

const ask = (typed: string): Question => {
  const reading = readQuestion(typed)
  const filter = reading?.filter ?? new URLSearchParams({ q: typed })
  return { typed, reading, words: reading?.words ?? typed, filter }
}

const describeSearch = ({ typed, reading, words }: Question, everything: Everything): Page => {
  const { groups, counts } = everything
  const mark = markerOf(words)
  const found = groups.filter(({ total }) => total > 0)
  const counted = found.map(({ title, total, isLeast }, index) => {
    const place = groups.findIndex((one) => one.title === title)
    const least = isLeast === true && 'at least '
    return html`${index > 0 && ' · '}<a href="#g-${place}">${title}</a> ${least}${showCount(total)}`
  })
  return {
    title: typed === '' ? 'Search everything' : `Results for “${typed}”`,
    description: SEARCHED,
    isIndexed: false,
    main: html`${showSearchForm(typed)}
${typed === '' && html`<p>${SEARCHED}</p>`}
${found[0]?.title !== BY_ID && showZipCodes(typed)}
${reading !== undefined && counts !== undefined && showReading(typed, reading, counts, everything.typed)}
${showMeant(everything.meant)}
${typed !== '' && !isZipCode(typed) && found.length === 0 && NOTHING}
${found.length > 1 && html`<p>${counted}</p>`}
${groups.map((group, index) => showGroup(group, `g-${index}`, mark))}`,
  }
}

const SEARCHED =
  'This search finds records of requests and House bills, enacted projects, awards, members, recipients, States, subcommittees, accounts, funding lines, organisations in filings on lobbying and foreign agents, datasets, dockets and the documentation, by words or by an id.'

const NOTHING = html`<div class="box"><p><strong>Nothing is found.</strong> ${SEARCHED} Records are searched by all words together: try fewer words, <code>OR</code> between them, or an asterisk after the beginning of a word, such as <code>sewer*</code>.</p>
<p>Or choose from a list: <a href="/states">States</a>, <a href="/members">members</a>, <a href="/recipients">recipients</a>, <a href="/enacted">enacted projects</a>, <a href="/datasets">datasets</a> or <a href="/docs">the documentation</a>. If a record is missing or wrong, <a href="/corrections/new" rel="nofollow">report it</a>.</p></div>`

/** Says that ZIP codes are not searched, with the States that their first digits tell. */
const showZipCodes = (typed: string): Content => {
  const tokens = splitQuestion(typed)
  const zips = tokens.filter(({ plain }) => isZipCode(plain)).map(({ plain }) => plain)
  if (zips.length === 0) return null
  const states = new Set(zips.flatMap((zip) => findStateOfZip(zip) ?? []))
  const links = [...states].map((state) => html`<a href="/states/${state}">${STATES[state]}</a>, or `)
  const rest = tokens
    .filter(({ plain }) => !isZipCode(plain))
    .map(({ text }) => text)
    .join(' ')
  const without =
    rest !== '' && html` <a href="${href(makeAddress(PATH, { q: rest }))}">Search for “${rest}” alone</a>`
  return html`<div class="box"><p><strong>ZIP codes are not searched.</strong> Search the town, or choose the State: ${links}<a href="/states">all States</a>.${without}</p></div>`
}

const showMeant = (meant: readonly string[] = []): Content => {
  if (meant.length === 0) return null
  const links = meant.map(
    (one, index) => html`${index > 0 && ' or '}<a href="${href(makeAddress(PATH, { q: one }))}">“${one}”</a>`,
  )
  return html`<p class="lead">Did you mean ${links}?</p>`
}

type Mark = (text: string) => Content

/** Marks the search words, except excluded ones. */
const markerOf = (words: string): Mark => {
  const wanted = splitQuestion(words).filter(({ text }) => !text.startsWith('-') && text !== 'OR')
  const pattern = patternOf(
    wanted.flatMap(({ plain }) => plain.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []),
  )
  return (text) => (pattern === undefined ? text : markMatches(text, pattern))
}

const showGroup = (group: FoundGroup, id: string, mark: Mark): Content => {
  if (group.total === 0) return null
  const results = group.found.map(({ title: name, address, about }) => {
    const hint = typeof about === 'string' ? mark(about) : about
    return html`<li><a href="${href(address)}">${mark(name)}</a><br><span class="hint">${hint}</span></li>`
  })
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${group.title}</h2><ul class="found">
${results}</ul>
${showOthers(group)}</section>`
}

const showOthers = ({ title, found, total, isLeast, all }: FoundGroup): Content => {
  const hasMore = total > found.length || isLeast === true
  // A single result is the list.
  if (typeof all === 'string')
    return (
      (hasMore || total > 1) &&
      html`<p><a href="${href(all)}">All ${countOf(total, 'result')} in ${title}</a></p>`
    )
  const more =
    hasMore &&
    html`And ${isLeast === true && 'at least '}${showCount(total - found.length)} more: add a word.`
  const link = all !== undefined && html`<a href="${href(all.address)}">${all.text}</a>`
  return (hasMore || all !== undefined) && html`<p>${more} ${link}</p>`
}
