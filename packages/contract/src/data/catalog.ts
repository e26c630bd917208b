import { Type, type Static } from 'typebox'
import { closed, day } from '../fields.ts'

/**
 * The part of DCAT-US 3.0 that the catalog uses. Required here: every property that the standard requires, and optional ones that this service always gives.
 */
const typed = <const Kind extends string>(kind: Kind) => ({ '@type': Type.Literal(kind) })
const Iri = Type.String({ format: 'uri' })
const Organization = closed({ ...typed('Organization'), name: Type.String({ minLength: 1 }) })

const Contact = closed({
  ...typed('Kind'),
  fn: Type.String({ minLength: 1 }),
  hasEmail: Type.String({ pattern: '^mailto:[^@]+@[^@]+$' }),
})

const Standard = closed({ ...typed('Standard'), title: Type.String() })

const Checksum = closed({
  ...typed('Checksum'),
  algorithm: Type.Literal('SHA-256'),
  checksumValue: Type.String({ pattern: '^[0-9a-f]{64}$' }),
})

export const CatalogDistribution = closed({
  '@id': Iri,
  ...typed('Distribution'),
  title: Type.String(),
  downloadURL: Iri,
  mediaType: Type.String({
    pattern: '^[a-z]+/[^;\\s]+$',
    description: 'Media type as IANA lists it, without parameters.',
  }),
  byteSize: Type.String({ pattern: '^\\d+$' }),
  checksum: Checksum,
})
export type CatalogDistribution = Static<typeof CatalogDistribution>

const Day = Type.String({ format: 'date' })
const Period = closed({ ...typed('PeriodOfTime'), startDate: Day, endDate: Day })

const SeriesLink = closed({
  '@id': Iri,
  ...typed('DatasetSeries'),
  title: Type.String(),
  description: Type.String(),
})

const DATASET = {
  '@id': Iri,
  ...typed('Dataset'),
  identifier: Iri,
  title: Type.String({ minLength: 1 }),
  description: Type.String({ minLength: 1, description: 'Contents of the dataset and its gaps.' }),
  publisher: Organization,
  contactPoint: Contact,
}

/** One dataset of one release, or a published snapshot of another kind. */
export const CatalogDataset = closed({
  ...DATASET,
  keyword: Type.Array(Type.String({ minLength: 1 })),
  version: Type.String(),
  versionNotes: Type.Optional(Type.String()),
  issued: Type.String({ description: 'Day or instant of publication.' }),
  accrualPeriodicity: Type.Optional(
    Type.String({
      pattern: '^(?:R/P\\d+[DWMY]|irregular)$',
      description: 'How often a new release is expected: a repeating interval of ISO 8601, or `irregular`.',
    }),
  ),
  landingPage: Type.Optional(
    closed({
      '@id': Iri,
      ...typed('Document'),
      title: Type.String({ description: 'Title of the page for readers.' }),
    }),
  ),
  modified: Type.Optional(
    Type.String({ description: 'Retrieval time of the newest document of the dataset.' }),
  ),
  temporal: Type.Optional(
    Type.Array(Period, { description: 'Period from the first fiscal year to the last.' }),
  ),
  rights: Type.Array(Type.String()),
  provenance: Type.Array(Type.String()),
  describedBy: Type.Optional(CatalogDistribution),
  distribution: Type.Array(CatalogDistribution, {
    description: 'Files. Empty if the release is no longer served.',
  }),
  accessRights: Type.Optional(
    Type.String({ description: 'Reason of the operator why the release is no longer served.' }),
  ),
  inSeries: Type.Optional(Type.Array(SeriesLink)),
  previousVersion: Type.Optional(closed(DATASET)),
  hasVersion: Type.Optional(Type.Array(closed(DATASET))),
})
export type CatalogDataset = Static<typeof CatalogDataset>

export const CatalogSeries = closed({
  ...SeriesLink.properties,
  publisher: Organization,
  contactPoint: Type.Array(Contact),
  seriesMember: Type.Array(closed(DATASET)),
})
export type CatalogSeries = Static<typeof CatalogSeries>

const CatalogService = closed({
  '@id': Iri,
  ...typed('DataService'),
  title: Type.String(),
  description: Type.String(),
  endpointURL: Type.Array(Iri, { minItems: 1 }),
  endpointDescription: Type.Array(Iri),
  publisher: Organization,
  contactPoint: Type.Array(Contact, { minItems: 1 }),
  rights: Type.Array(Type.String()),
  servesDataset: Type.Array(closed(DATASET)),
})

/** The catalog at /data.json. */
export const Catalog = closed({
  '@id': Iri,
  ...typed('Catalog'),
  title: Type.String(),
  description: Type.String(),
  conformsTo: Standard,
  publisher: Organization,
  contactPoint: Type.Array(Contact),
  rights: Type.Array(Type.String()),
  dataset: Type.Array(CatalogDataset, { minItems: 1 }),
  datasetSeries: Type.Array(CatalogSeries),
  service: Type.Array(CatalogService),
})
export type Catalog = Static<typeof Catalog>

/** A published snapshot of another kind of data. Its publisher keeps the files; this service only lists them. */
export const ListedSnapshot = closed({
  kind: Type.Enum(['lobbying', 'foreign_agent_registration', 'spending']),
  title: Type.String({ minLength: 1, maxLength: 200 }),
  holds: Type.String({
    minLength: 40,
    maxLength: 2000,
    description: 'Contents of the snapshot and its gaps.',
  }),
  publisher: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'Body that published the originals.',
  }),
  url: Type.String({ pattern: '^https://[^\\s]+$' }),
  media_type: Type.String({ pattern: '^[a-z]+/[^;\\s]+$' }),
  bytes: Type.Integer({ minimum: 1 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  as_of: day('Day that the data describes.'),
})
export type ListedSnapshot = Static<typeof ListedSnapshot>
