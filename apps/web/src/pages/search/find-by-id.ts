import { isState, STATES } from '@rotunda/contract'
import { PAGE_CALL } from '../../ask/clients.ts'
import type { LinkedAward } from '../../ask/memory.ts'
import type { Published } from '../../ask/read-releases.ts'
import { readSpending, toUnreadable } from '../../ask/read-spending.ts'
import { href, makeAddress } from '../../html/href.ts'
import { html } from '../../html/html.ts'
import { showReleaseOf } from '../../releases/name-release.ts'
import { readDatasets } from '../../releases/read-releases.ts'
import { nameFundingLine } from '../../views/funding-line-names.ts'
import { findLastRelease, RECORD_ID } from '../../releases/last-release.ts'
import { findAwardNumber } from '../../views/awards.ts'
import { linkEnacted } from '../../views/lineage.ts'
import { nameProject, readLinks, readProject } from '../../views/read-enacted.ts'
import { linkRecord } from '../../views/record-cell.ts'
import { findTableOf, ROW_ID } from './find-datasets.ts'
import { showAward } from './find-enacted.ts'
import { findRegulation, FORM_OF_REGULATION } from './find-regulations.ts'
import { cut, type Asking, type Found, type Searcher } from './found.ts'

/** Title of a result that makes all others unnecessary. */
export const BY_ID = 'By its id'

type Finder = (id: string, asked: Asking) => Promise<readonly Found[]>

const ONE = { ...PAGE_CALL, pageSize: 1 }

const findRecord: Finder = async (id, asked) => {
  const { data } = await asked.clients.appropriations
    .records({ id: [id], fields: ['id', 'title', 'purpose'] }, ONE)
    .page()
  if (data.length === 0) return findWithdrawn(id.toLowerCase(), asked)
  return data.map(({ id: found, title, purpose }) => ({
    title: title ?? purpose ?? found,
    address: `/records/${encodeURIComponent(found)}`,
    about: `Record, ${found}`,
  }))
}

/** A withdrawn record has no page, so the link leads to its last state among the changes. */
const findWithdrawn: Finder = async (id, { clients }) => {
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

const findLine: Finder = async (id, { clients }) => {
  const { data } = await clients.appropriations.fundingLines({ id: [id] }, ONE).page()
  return data.map((line) => ({
    title: nameFundingLine(line),
    address: `/funding-lines/${encodeURIComponent(line.id)}`,
    about: `Funding line, ${line.id}`,
  }))
}

const findMember: Finder = async (id, { clients }) => {
  const bioguide = id.toUpperCase()
  const { data } = await clients.appropriations
    .records({ bioguide: [bioguide], fields: ['requestors'] }, ONE)
    .page()
  const member = data[0]?.requestors.find((one) => one.bioguide === bioguide)
  return member === undefined
    ? []
    : [{ title: member.name, address: `/members/${bioguide}`, about: `Member, ${bioguide}` }]
}

const findDistrict: Finder = async (id, { clients }) => {
  const [state = '', number = ''] = id.toUpperCase().split('-')
  if (!isState(state)) return []
  const district = `${state}-${number.padStart(2, '0')}`
  const { meta } = await clients.appropriations.records({ district: [district], fields: ['id'] }, ONE).page()
  return [
    {
      title: `${STATES[state]}, district ${number}`,
      address: meta.total === 0 ? `/states/${state}` : makeAddress('/records', { district }),
      about: `District ${district}, ${meta.total === 0 ? 'no record; this opens the page of its State' : `records by its member: ${meta.total}`}`,
    },
  ]
}

/** A project, by its id or by the id of one of its requestors. */
const findProject: Finder = async (id, { clients }) => {
  const { data } = await readProject({ clients }, id.toLowerCase().replace(/-r\d+$/, ''), undefined).catch(
    toNone,
  )
  return data.map((project) => ({
    title: nameProject(project),
    address: linkEnacted(project.id),
    about: `Enacted project, ${project.id}`,
  }))
}

/** The id of a link between a record and an enacted project, or of a link between a project and an award. */
const findLink: Finder = async (id, asked) => {
  const known = id.toLowerCase()
  if (known.startsWith('lnk_')) return findAwards((award) => award.id === known, asked)
  const { data } = await readLinks(asked, { id: known }).catch(toNone)
  return data.map(({ project_id: project, record_id: record, grade }) => ({
    title: `Enacted project ${project}, linked to the record ${record}`,
    address: linkEnacted(project),
    about: html`Link of the grade ${grade}, ${known} · <a href="${href(linkRecord(record))}">The record</a>`,
  }))
}

/** The collection may not be published. Faults of this service are thrown. */
const toNone = (fault: unknown): { readonly data: readonly [] } => {
  toUnreadable(fault)
  return { data: [] }
}

const findAward: Finder = (id, asked) => {
  const known = id.toUpperCase()
  const isMeant = ({ award_id: one }: LinkedAward) =>
    [id, known].includes(one) || (one.includes(known) && findAwardNumber(one) === known)
  return findAwards(isMeant, asked)
}

const findAwards = async (
  isMeant: (award: LinkedAward) => boolean,
  { clients, readPublished }: Asking,
): Promise<readonly Found[]> => {
  const spending = await readSpending(clients, await readPublished())
  if (spending.kind !== 'read') return []
  return [...spending.awards]
    .filter(([, awards]) => awards.some(isMeant))
    .flatMap(([id, awards]) => {
      const { project, recipient = null } = spending.projects.get(id) ?? {}
      return awards
        .filter(isMeant)
        .map((award) => showAward(award, { id, project: project ?? id, recipient }))
    })
}

/** The SHA-256 of a release, which is its id, of a file of a release, or of a document. */
const findDigest: Finder = async (id, { clients, readPublished }) => {
  const digest = id.toLowerCase()
  const [published, { data }] = await Promise.all([readPublished(), readDatasets(clients.appropriations)])
  const documents = data.flatMap(({ dataset, title, sources }) =>
    sources
      .filter(({ source }) => source === digest)
      .map(({ publisher, url }) => ({
        title: `${publisher}: ${url}`,
        address: `/datasets#${dataset}`,
        about: `Document of ${title}, ${digest}`,
      })),
  )
  const releases = published.filter((one) => one.id === digest).map(showRelease)
  const files = published.flatMap((release) =>
    release.files
      .filter(({ sha256 }) => sha256 === digest)
      .map(({ name }) => ({
        title: `${name} of a release of ${release.collection}`,
        address: `/releases/${release.id}`,
        about: `File, ${digest}`,
      })),
  )
  const found = [...releases, ...files, ...documents]
  return found.length > 0 ? found : [leadToCopy(digest)]
}

/** No API lists the documents of collections that are published as files. */
const leadToCopy = (digest: string): Found => ({
  title: 'The document with this SHA-256, if this service has a copy',
  address: `/sources/${digest}`,
  about: `No release, no file of a release and no document of the records has ${digest}.`,
})

const showRelease = ({ id, collection, snapshot }: Published): Found => ({
  title: `A release of ${collection}`,
  address: `/releases/${id}`,
  about: `Release, ${id}, ${snapshot}`,
})

const findSnapshot: Finder = async (id, { readPublished }) =>
  (await readPublished()).filter(({ snapshot }) => snapshot === id.toLowerCase()).map(showRelease)

/** More than there are seats in Congress. */
const MOST_SEATS = 1000

/** An office that takes messages, by its code or by the number of its member. */
const findOffice: Finder = async (id, asked) => {
  const seats = asked.clients.destinations.list('legislators', {}, PAGE_CALL)
  const { rows } = await seats.collect({ atMost: MOST_SEATS })
  const office = rows.find(({ office_code, code }) => office_code === id.toUpperCase() || String(code) === id)
  if (office === undefined) return []
  const { name, state, bioguide, office_code: code } = office
  const [member] = bioguide === null ? [] : await findMember(bioguide, asked)
  return [
    {
      title: `Office ${code}${name === null ? '' : `, ${name}`}`,
      address: member?.address ?? `/states/${state}`,
      about: `Office of a member of Congress from ${isState(state) ? STATES[state] : state}${member === undefined ? ', no record by its member; this opens the page of its State' : ''}`,
    },
  ]
}

export const isRecordId = (text: string): boolean => RECORD_ID.test(text)

const FINDERS: readonly (readonly [RegExp, Finder])[] = [
  [/^fl-[0-9a-f-]+$/i, findLine],
  [RECORD_ID, findRecord],
  [/^enp-[0-9a-f]+(?:-r\d+)?$/i, findProject],
  [ROW_ID, findTableOf],
  [/^lnk[-_][0-9a-f]+$/i, findLink],
  [/^[0-9a-f]{64}$/i, findDigest],
  [/^snap-[0-9a-f]+$/i, findSnapshot],
  [/^[a-z]{2}-\d{1,2}$/i, findDistrict],
  [/^(?:[hs][a-z]{2}\d\d|\d{6})$/i, findOffice],
  [/^[a-z]{1,2}\d{5,6}$/i, findMember],
]

/** Ids without a form of their own. */
const LOOSE_FINDERS: typeof FINDERS = [
  [FORM_OF_REGULATION, findRegulation],
  [/^(?=.*\d)[\w-]{6,}$/, findAward],
]

/** Looks up the words as an id. A match makes all other searches unnecessary. */
export const findById: Searcher = async ({ typed }, asked) => {
  const find = async (finders: typeof FINDERS) => {
    const found = finders.filter(([form]) => form.test(typed)).map(([, one]) => one(typed, asked))
    return (await Promise.all(found)).flat()
  }
  const own = await find(FINDERS)
  return [cut(BY_ID, own.length > 0 ? own : await find(LOOSE_FINDERS))]
}
