import { Type } from 'typebox'
import { closed, TermsDocument, TermsOfOrganisation, TermsVersion, text } from '@rotunda/contract'
import {
  acceptTerms,
  listTerms,
  showOrganisationTerms,
  showTerms,
  type ListedTerms,
} from '../../access/index.ts'
import { Refusal } from '../../platform/index.ts'
import { PART, partOf, readPart } from './list-part.ts'
import { openOperation, operation, type PortalNeeds, type PortalOperation } from './operation.ts'
import { ORGANISATION } from './request-shapes.ts'

const EXAMPLE_VERSION: TermsVersion = {
  version: '2026-11',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  state: 'in_force',
  in_force_at: '2026-11-01T00:00:00.000Z',
  added_at: '2026-10-01T12:00:00.000Z',
}

const showVersion = ({ version, sha256, state, inForceAt, addedAt }: ListedTerms): TermsVersion => ({
  version,
  sha256,
  state,
  in_force_at: inForceAt.toISOString(),
  added_at: addedAt.toISOString(),
})

const list = openOperation({
  method: 'GET',
  path: '/terms',
  operationId: 'listTerms',
  summary: 'Versions of the terms',
  description: 'Lists every version of the terms for partners, newest date first.',
  query: closed(PART),
  answer: partOf(TermsVersion),
  says: 'The versions.',
  example: { data: [EXAMPLE_VERSION], meta: { limit: 50, offset: 0, has_more: false } },
  run: ({ store }, { query, at }) =>
    readPart(query, async ({ limit, offset }) =>
      (await listTerms(store, at)).slice(offset, offset + limit).map(showVersion),
    ),
})

const VERSION = closed({ version: Type.String({ maxLength: 100, description: 'Name of the version.' }) })

const findVersion = async ({ store }: PortalNeeds, version: string, at: Date): Promise<TermsVersion> => {
  const found = (await listTerms(store, at)).find((one) => one.version === version)
  if (found === undefined) throw new Refusal('not_found', `There are no terms of the version ${version}.`)
  return showVersion(found)
}

const show = openOperation({
  method: 'GET',
  path: '/terms/:version',
  operationId: 'showTerms',
  summary: 'A version of the terms',
  description: 'Shows a version with its whole text. Neither version nor address ever changes.',
  params: VERSION,
  answer: closed({ data: TermsDocument }),
  says: 'The version.',
  example: { data: { ...EXAMPLE_VERSION, text: '# Terms for partners\n' } },
  run: async (needs, { params: { version }, at }) => {
    const found = await findVersion(needs, version, at)
    return { data: { ...found, text: (await showTerms(needs.store, version)).text } }
  },
})

const read = openOperation({
  method: 'GET',
  path: '/terms/:version/text',
  operationId: 'readTerms',
  summary: 'The text of a version',
  description:
    'Sends the text of a version, byte for byte as it was added. The version has the SHA-256 of the text.',
  params: VERSION,
  answer: Type.String(),
  media: 'text/plain',
  says: 'The text, in Markdown.',
  example: '# Terms for partners\n',
  run: async ({ store }, { params: { version } }) => (await showTerms(store, version)).text,
})

const ofOrganisation = operation({
  method: 'GET',
  path: '/organisations/:organisation/terms',
  operationId: 'showOrganisationTerms',
  summary: 'The terms and an organisation',
  description:
    'Shows the version in force, the next version, and the versions that the organisation has accepted. Only members can read it.',
  caller: 'person',
  params: ORGANISATION,
  answer: closed({ data: TermsOfOrganisation }),
  says: 'Terms in force, next terms and accepted terms.',
  example: {
    data: {
      in_force: EXAMPLE_VERSION,
      next: null,
      accepted: [
        {
          version: EXAMPLE_VERSION.version,
          sha256: EXAMPLE_VERSION.sha256,
          accepted_at: '2026-11-26T12:00:00.000Z',
          person: 'per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
          mailbox: 'ada@example.org',
        },
      ],
    },
  },
  run: async ({ store }, { session: { person }, params, at }) => {
    const { inForce, next, acceptances } = await showOrganisationTerms(store, { ...params, person }, at)
    const versions = await listTerms(store, at)
    const find = (wanted: string | undefined) => {
      const found = versions.find(({ version }) => version === wanted)
      return found === undefined ? null : showVersion(found)
    }
    return {
      data: {
        in_force: find(inForce?.version),
        next: find(next?.version),
        accepted: acceptances.map(({ acceptedAt, ...accepted }) => ({
          ...accepted,
          accepted_at: acceptedAt.toISOString(),
        })),
      },
    }
  },
})

const accept = operation({
  method: 'POST',
  path: '/organisations/:organisation/terms/:version/accept',
  operationId: 'acceptTerms',
  summary: 'Accept a version of the terms',
  description:
    'Accepts a version for the organisation. The person must be a member, and the version must be in force or the next to come. A second acceptance changes nothing.',
  caller: 'person',
  params: closed({ ...ORGANISATION.properties, ...VERSION.properties }),
  body: closed({
    sha256: Type.String({ maxLength: 100, description: 'SHA-256 of the text that the person has read.' }),
  }),
  answer: closed({ data: closed({ version: text('Version that is accepted.') }) }),
  says: 'The version is accepted.',
  example: { data: { version: EXAMPLE_VERSION.version } },
  refuses: ['changed_meanwhile'],
  run: async ({ store }, { actor, params, body, at }) => {
    await acceptTerms(store, { ...params, ...body, actor, at })
    return { data: { version: params.version } }
  },
})

export const TERMS_OPERATIONS: readonly PortalOperation[] = [list, show, read, ofOrganisation, accept]
