import { DATA_PAGE } from '../appropriations/data-page.ts'

/**
 * The server of the committed documents: `/` is right for any name and port. The served documents have the absolute
 * address.
 */
export const SERVERS = [{ url: '/', description: 'The service that sent this description.' }]

/** The note on rights says that documents, data and software have no licence. */
export const LICENSE = { name: 'No blanket licence', url: `${DATA_PAGE}#rights` }

const PORTAL_TAGS = [{ name: 'portal', description: 'The partner access portal.' }]

const PORTAL = {
  openapi: '3.1.0',
  info: {
    title: 'Rotunda: partner access portal',
    version: '1',
    description:
      'People sign in, belong to organisations, request access, accept terms and manage keys. A program that acts for a person sends back the cookies of the answers, and the header `Origin` with the address of this service.',
    license: LICENSE,
  },
  servers: SERVERS,
  tags: PORTAL_TAGS,
  components: {
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Host-rotunda',
        description:
          'Session of a person. Named `rotunda` on plain http. If the list names a role, the person needs that role, and a passkey used in the session.',
      },
    },
  },
} as const

const CORRECTIONS = {
  openapi: '3.1.0',
  info: {
    title: 'Rotunda: corrections',
    version: '1',
    description:
      'Anyone can report a mistake in the published data, follow the report at its private address, and read the decision of the reviewers. A report changes no published data. A change needs the header `Origin` with the address of this service.',
    license: LICENSE,
  },
  servers: SERVERS,
  tags: [{ name: 'corrections', description: 'Reports of mistakes, and the decisions on them.' }],
}

/** Descriptions of the APIs for people, by name. */
export const FOR_PEOPLE = { portal: PORTAL, corrections: CORRECTIONS }
