import { isState, STATES } from '@rotunda/contract'
import { PAGE_CALL, type Clients } from '../../ask/clients.ts'
import { makeAddress } from '../../html/href.ts'
import { html } from '../../html/html.ts'
import { showReleaseOf } from '../../releases/name-release.ts'
import { readDatasets } from '../../releases/read-releases.ts'
import { nameFundingLine } from '../../views/funding-line-names.ts'
import { findLastRelease, RECORD_ID } from '../../releases/last-release.ts'
import { cut, type Found, type Searcher } from './found.ts'

type Finder = (id: string, clients: Clients) => Promise<readonly Found[]>

const ONE = { ...PAGE_CALL, pageSize: 1 }

const findRecord: Finder = async (id, clients) => {
  const { appropriations } = clients
  const { data } = await appropriations.records({ id: [id], fields: ['id', 'title', 'purpose'] }, ONE).page()
  if (data.length === 0) return findWithdrawn(id.toLowerCase(), clients)
  return data.map(({ id: found, title, purpose }) => ({
    title: title ?? purpose ?? found,
    address: `/records/${encodeURIComponent(found)}`,
    about: `Record, ${found}`,
  }))
}

/** A withdrawn record has no page, so the link leads to its last state among the changes. */
const findWithdrawn: Finder = async (id, clients) => {
  const release = await findLastRelease(clients, id)
  if (release === undefined) return []
  return [
    {
      title: `The withdrawn record ${id}, in its last version`,
      address: makeAddress('/changes', { from: release.id, change: 'withdrawn', id }),
      about: html`It is not in the current release, because its source no longer has it. The last release with it is ${showReleaseOf(release)}.`,
    },
  ]
}

const findLine: Finder = async (id, { appropriations }) => {
  const { data } = await appropriations.fundingLines({ id: [id] }, ONE).page()
  return data.map((line) => ({
    title: nameFundingLine(line),
    address: `/funding-lines/${encodeURIComponent(line.id)}`,
    about: `Funding line, ${line.id}`,
  }))
}

const findMember: Finder = async (id, { appropriations }) => {
  const bioguide = id.toUpperCase()
  const { data } = await appropriations.records({ bioguide: [bioguide], fields: ['requestors'] }, ONE).page()
  const member = data[0]?.requestors.find((one) => one.bioguide === bioguide)
  return member === undefined
    ? []
    : [{ title: member.name, address: `/members/${bioguide}`, about: `Member, ${bioguide}` }]
}

const findDistrict: Finder = async (id, { appropriations }) => {
  const [state = '', number = ''] = id.toUpperCase().split('-')
  if (!isState(state)) return []
  const district = `${state}-${number.padStart(2, '0')}`
  const { meta } = await appropriations.records({ district: [district], fields: ['id'] }, ONE).page()
  return [
    {
      title: `${STATES[state]}, district ${number}`,
      address: meta.total === 0 ? `/states/${state}` : makeAddress('/records', { district }),
      about: `District ${district}, ${meta.total === 0 ? 'no record; this opens the page of its State' : `records by its member: ${meta.total}`}`,
    },
  ]
}

/** The SHA-256 of a document or of a release, which is its id. */
const findDigest: Finder = async (id, { appropriations }) => {
  const digest = id.toLowerCase()
  const { data } = await readDatasets(appropriations)
  const documents = data.flatMap(({ dataset, title, sources }) =>
    sources
      .filter(({ source }) => source === digest)
      .map(({ publisher, url }) => ({
        title: `${publisher}: ${url}`,
        address: `/datasets#${dataset}`,
        about: `Document of ${title}, ${digest}`,
      })),
  )
  const isRelease = data.some(({ releases }) => releases.some((one) => one.id === digest))
  const release = { title: 'A release', address: `/releases/${digest}`, about: `Release, ${digest}` }
  return isRelease ? [release, ...documents] : documents
}

export const isRecordId = (text: string): boolean => RECORD_ID.test(text)

const FINDERS: readonly (readonly [RegExp, Finder])[] = [
  [/^fl-[0-9a-f-]+$/i, findLine],
  [RECORD_ID, findRecord],
  [/^[0-9a-f]{64}$/i, findDigest],
  [/^[a-z]{2}-\d{1,2}$/i, findDistrict],
  [/^[a-z]{1,2}\d{5,6}$/i, findMember],
]

/** Looks up the words as an id. A match makes all other searches unnecessary. */
export const findById: Searcher = async ({ typed }, { clients }) => {
  const find = FINDERS.find(([pattern]) => pattern.test(typed))?.[1]
  return find === undefined ? [] : [cut('By its id', await find(typed, clients))]
}
