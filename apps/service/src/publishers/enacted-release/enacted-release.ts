import { hash } from 'node:crypto'
import { ENACTED_AGENCIES, namesOf, orNull, STATES } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { listRows, type EntryReading } from '../entries/list-rows.ts'
import {
  isJsonObject,
  makeJsonShape,
  parseJsonDocument,
  readJsonBytes,
  type JsonObject,
} from '../json/parse-json-document.ts'
import { DocumentRefused, type OpenDocument, type Publisher } from '../publisher.ts'

const text = orNull(Type.String())
const Project = Type.Object({
  id: Type.String({ pattern: '^[a-z]+-[0-9a-z]+(?:-[0-9]+)?$' }),
  fiscal_year: Type.Integer({ minimum: 2000, maximum: 2100 }),
  act: text,
  agency_code: orNull(Type.Enum(namesOf(ENACTED_AGENCIES))),
  project: text,
  recipient: text,
  states: Type.Array(Type.Enum(namesOf(STATES))),
  /** Whole dollars. */
  amount: orNull(Type.Integer({ minimum: 0 })),
})
const PROJECT = makeJsonShape(Project)

/** An enacted project as the named release has it. */
export type EnactedProjectDraft = Static<typeof Project> & { readonly release: string }

export const ENACTED_PROJECTS = 'enacted-project'
const FORM = 'rotunda-enacted-projects/1'
const WHAT = 'list of the projects of a release of enacted-projects'

/** Projects of a published release of `enacted-projects`: a release of another collection is made from them. */
export const enactedRelease: Publisher = {
  name: 'enacted-release',
  title: 'Rotunda, a published release of enacted projects',
  parserVersion: '2',
  isGovernment: false,
  findSeries: async ({ open }) => {
    await openList(open)
    return 'enacted-release'
  },
  read: async function* ({ open }) {
    const { release, projects } = await openList(open)
    const entries = projects.map((value, index) => ({
      pointer: `/projects/${index}`,
      value,
      reading: readProject(value, release),
    }))
    yield* listRows(ENACTED_PROJECTS, entries)
    return []
  },
}

/** Writes the document, with the facts of each project that awards are compared with. The same release gives the same bytes. */
export const writeEnactedRelease = (
  manifest: string,
  projects: readonly Static<typeof Project>[],
): Uint8Array => {
  const release = hash('sha256', manifest, 'hex')
  return new TextEncoder().encode(
    `${JSON.stringify({ form: FORM, release, manifest, projects: projects.map(pickFacts) })}\n`,
  )
}

/** Rows of a release have further fields. */
const pickFacts = ({
  id,
  fiscal_year,
  act,
  agency_code,
  project,
  recipient,
  states,
  amount,
}: Static<typeof Project>): Static<typeof Project> => ({
  id,
  fiscal_year,
  act,
  agency_code,
  project,
  recipient,
  states,
  amount,
})

const readProject = (value: unknown, release: string): EntryReading => {
  if (!PROJECT.has(value)) return { kind: 'fault', fault: `${PROJECT.findFault(value)}.` }
  const draft: EnactedProjectDraft = { ...pickFacts(value), release }
  return { kind: 'entry', id: value.id, draft }
}

/** The id of a release is the digest of its manifest. */
const openList = async (
  open: OpenDocument,
): Promise<{ readonly release: string; readonly projects: readonly unknown[] }> => {
  const value = parseJsonDocument(await readJsonBytes(open, WHAT), WHAT)
  if (!isJsonObject(value) || value['form'] !== FORM) throw refuse(`its form is not ${FORM}`)
  const { release, manifest, projects }: JsonObject = value
  if (typeof manifest !== 'string' || hash('sha256', manifest, 'hex') !== release)
    throw refuse('the id of its release is not the digest of its manifest')
  if (!Array.isArray(projects)) throw refuse('it has no projects')
  return { release: hash('sha256', manifest, 'hex'), projects }
}

const refuse = (fault: string) => new DocumentRefused(`This is no ${WHAT}: ${fault}.`)
