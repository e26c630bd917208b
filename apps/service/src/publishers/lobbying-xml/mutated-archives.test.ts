import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { runs } from '../../platform/testing.ts'
import { makeArchives } from '../../../../../test/sample/index.ts'
import { DocumentRefused, type Publisher, type ReadRow } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'
import { readZipEntries } from '../zip/read-zip-entries.ts'
import { houseLobbying } from './house-lobbying.ts'
import { senateLobbying } from './senate-lobbying.ts'
import { pack, readDocument } from './testing.ts'

type Archive = {
  readonly publisher: Publisher
  readonly url: string
  readonly isUtf16: boolean
  readonly files: readonly (readonly [name: string, text: string])[]
}

const ARCHIVES: readonly Archive[] = await Promise.all(
  makeArchives(3, 2025).map(async ({ publisher, url, bytes }) => {
    const isUtf16 = publisher === 'senate-lobbying'
    const entries = await Array.fromAsync(readZipEntries(openBytes(bytes)))
    return {
      publisher: isUtf16 ? senateLobbying : houseLobbying,
      url,
      isUtf16,
      files: entries.map((entry) => [
        entry.name,
        Buffer.from(entry.bytes).toString(isUtf16 ? 'utf16le' : 'utf8'),
      ]),
    }
  }),
)

/** Rows, or the reason of a stop. */
const read = async ({ publisher, url, isUtf16, files }: Archive): Promise<readonly ReadRow[] | string> => {
  const bytes = pack(
    Object.fromEntries(files.map(([name, text]) => [name, Buffer.from(text, isUtf16 ? 'utf16le' : 'utf8')])),
  )
  try {
    return await readDocument(publisher, url, bytes)
  } catch (cause) {
    if (cause instanceof DocumentRefused) return cause.message
    throw cause
  }
}

type Draft = Readonly<Record<string, unknown>>
const listDrafts = (rows: readonly ReadRow[]): readonly Draft[] =>
  // Drafts are objects of fields.
  rows.flatMap((row) => (row.kind === 'row' ? [row.draft as Draft] : []))

/** Names of elements or attributes that a file has, or their texts. */
const find = (text: string, pattern: RegExp, pick: number): RegExpExecArray | undefined => {
  const all = [...text.matchAll(pattern)]
  return all[pick % Math.max(1, all.length)]
}

const splice = (text: string, { index, 0: found }: RegExpExecArray, change: string): string =>
  text.slice(0, index) + change + text.slice(index + found.length)

const LEAF = /<(?!ali_Code)(\w+)>([^<>]*)<\/\1>/g
const ATTRIBUTE = / (\w+)="([^"]*)"/g
const AMOUNT = /<(income|expenses|amount)> (\d[^<]*) <\/\1>| (Amount)="(\d+)"/g
const WRONG_AMOUNTS = ['x', '1.5', '-5', '1,00', '1e3', '5 000', '€5', '٣', '0x10', '5;6']

/** Changes of a file. `pick` chooses the place. */
const MUTATIONS: Readonly<Record<string, (text: string, pick: number) => string | undefined>> = {
  'part renamed': (text, pick) => {
    const pattern = text.includes('<PublicFilings') ? ATTRIBUTE : LEAF
    const found = find(text, pattern, pick)
    return found && splice(text, found, found[0].replaceAll(found[1] ?? '', `${found[1] ?? ''}Other`))
  },
  'part removed': (text, pick) => {
    const found = find(text, text.includes('<PublicFilings') ? ATTRIBUTE : LEAF, pick)
    return found && splice(text, found, '')
  },
  'element twice': (text, pick) => {
    const found = find(
      text,
      /<(houseID|income|clientName|issueAreaCode|reportType|regType|houseRegID|amount|Client|Registrant)\b[^>]*(?:>[^<>]*<\/\1>|\/>)/g,
      pick,
    )
    return found && splice(text, found, found[0] + found[0])
  },
  'part added': (text, pick) => {
    const found = find(
      text,
      /<(?:LOBBYING\w+|CONTRIBUTIONDISCLOSURE|contribution|pac|ali_info|Filing[^>]*|Issues)>/g,
      pick,
    )
    return found && splice(text, found, `${found[0]}<newPart>SAMPLE</newPart>`)
  },
  'amount in another form': (text, pick) => {
    const found = find(text, AMOUNT, pick)
    const amount = found?.[2] ?? found?.[4]
    const wrong = WRONG_AMOUNTS[pick % WRONG_AMOUNTS.length] ?? ''
    return found && amount && splice(text, found, found[0].replace(amount, wrong))
  },
  'file cut off': (text, pick) => text.slice(0, pick % (text.trimEnd().length - 1)),
  'document type': (text) => text.replace(/\?>/, '?><!DOCTYPE x [<!ENTITY e "1">]>'),
  entity: (text, pick) => {
    const found = find(text, text.includes('<PublicFilings') ? ATTRIBUTE : LEAF, pick)
    return found && splice(text, found, found[0].replace(found[2] ?? '', '&e;'))
  },
}

/** Changed archives of a kind that must not be read as before. */
const LEAST_SEEN = 10

/** A row that differs from a row before must say so, or have only lost values. */
const isHonest = (draft: Draft, whole: readonly Draft[]): boolean =>
  (Array.isArray(draft['unread_parts']) && draft['unread_parts'].length > 0) ||
  whole.some(
    (before) =>
      !isLost(draft, before) && isDeepStrictEqual(draft, { ...before, ...pickEmpty(draft, before) }),
  )

/** Fields that became null or empty, lists whose items did, the count of parts that were not refused, and flags. */
const pickEmpty = (draft: Draft, before: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => PARTS_OR_FLAGS.includes(name) || isEmptier(value, before[name]),
    ),
  )

/** A contribution never loses these without a refusal. */
const KEPT = ['amount_as_published', 'date_as_published']
const isLost = (draft: Draft, before: Draft): boolean =>
  KEPT.some((name) => draft[name] === null && typeof before[name] === 'string')

const PARTS_OR_FLAGS = ['issues', 'items', 'flags']

const isEmptier = (value: unknown, before: unknown): boolean => {
  if (value === null) return true
  if (!Array.isArray(value) || !Array.isArray(before)) return false
  return value.every((item) =>
    before.some(
      (other: unknown) =>
        isDeepStrictEqual(item, other) ||
        (isObject(item) &&
          isObject(other) &&
          isDeepStrictEqual(item, { ...other, ...pickEmpty(item, other) })),
    ),
  )
}

const isObject = (value: unknown): value is Draft => typeof value === 'object' && value !== null

for (const [name, change] of Object.entries(MUTATIONS))
  test(`${name}: an archive is stopped, or its other filings are the same and nothing is silently wrong`, async () => {
    const seen = { stopped: 0, refused: 0, flagged: 0, same: 0 }
    for (const archive of ARCHIVES) {
      const whole = await read(archive)
      assert.ok(typeof whole !== 'string' && whole.every(({ kind }) => kind === 'row'))
      const drafts = listDrafts(whole)
      await fc.assert(
        fc.asyncProperty(fc.nat(archive.files.length - 1), fc.nat(1_000_000), async (file, pick) => {
          const changed = change(archive.files[file]?.[1] ?? '', pick)
          // Registrations have no amounts.
          if (changed === undefined || changed === archive.files[file]?.[1]) return
          const files = archive.files.map(
            ([key, text], index) => [key, index === file ? changed : text] as const,
          )
          const rows = await read({ ...archive, files })
          if (typeof rows === 'string') {
            seen.stopped += 1
            return
          }
          const fresh = listDrafts(rows).filter(
            (draft) => !drafts.some((one) => isDeepStrictEqual(one, draft)),
          )
          const refused = rows.filter(({ kind }) => kind === 'refused').length
          for (const draft of fresh) assert.ok(isHonest(draft, drafts), `${name}: ${JSON.stringify(draft)}`)
          if (refused > 0) seen.refused += 1
          else if (fresh.length > 0) seen.flagged += 1
          else seen.same += 1
        }),
        runs(40),
      )
    }
    assert.ok(seen.stopped + seen.refused + seen.flagged >= LEAST_SEEN, JSON.stringify(seen))
  })
