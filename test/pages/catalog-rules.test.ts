import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openPages } from './testing/open-pages.ts'

type Node = Readonly<Record<string, unknown>>

/** Forms of DCAT-US 3.0, in our own words after the schemas of GSA/dcat-us, a work of the U.S. Government. */
const IRI = /^https?:\/\/[^\s]+$/
const DAY = /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?)?)?$/
const FORMS: Readonly<Record<string, RegExp>> = {
  '@id': IRI,
  downloadURL: IRI,
  hasEmail: /^mailto:[\w~!$&'()*+,;=:.-]+@[\w.-]+\.[\w.-]+$/,
  issued: DAY,
  modified: DAY,
  startDate: DAY,
  endDate: DAY,
  byteSize: /^\d+$/,
  mediaType: /^[\w-]+\/[\w.+-]+$/,
  checksumValue: /^[0-9a-f]+$/,
}
/** Properties that each class must have. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Catalog: ['dataset'],
  Dataset: ['title', 'description', 'contactPoint', 'identifier'],
  DatasetSeries: ['title', 'description'],
  DataService: ['title', 'contactPoint', 'endpointURL', 'publisher'],
  Kind: ['fn', 'hasEmail'],
  Organization: ['name'],
  Checksum: ['algorithm', 'checksumValue'],
  Distribution: [],
  PeriodOfTime: [],
  Standard: [],
}
/** Class of the values of a property. */
const CLASSES: Readonly<Record<string, string>> = {
  dataset: 'Dataset',
  previousVersion: 'Dataset',
  hasVersion: 'Dataset',
  servesDataset: 'Dataset',
  seriesMember: 'Dataset',
  datasetSeries: 'DatasetSeries',
  inSeries: 'DatasetSeries',
  service: 'DataService',
  contactPoint: 'Kind',
  publisher: 'Organization',
  distribution: 'Distribution',
  describedBy: 'Distribution',
  checksum: 'Checksum',
  temporal: 'PeriodOfTime',
  conformsTo: 'Standard',
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const listFaults = (value: Node, kind: string, place: string): string[] => [
  ...(value['@type'] === kind ? [] : [`${place} is no ${kind}`]),
  ...(REQUIRED[kind] ?? assert.fail(kind))
    .filter((name) => !value[name])
    .map((name) => `${place}: no ${name}`),
  ...Object.entries(value).flatMap(([name, of]) => {
    const at = `${place}.${name}`
    const form = FORMS[name]
    if (form !== undefined) return typeof of === 'string' && form.test(of) ? [] : [`${at}: ${String(of)}`]
    const inner = CLASSES[name]
    if (inner === undefined) return []
    const values: unknown[] = Array.isArray(of) ? of : [of]
    return values.flatMap((one, index) =>
      isNode(one) ? listFaults(one, inner, `${at}[${index}]`) : [`${at}[${index}] is no object`],
    )
  }),
]

const { ask } = await openPages({ after })

test('the catalog of all collections keeps the rules of DCAT-US 3.0', async () => {
  const catalog = await ask<Node & { readonly dataset: readonly { readonly '@id': string }[] }>('/data.json')
  assert.deepEqual(listFaults(catalog, 'Catalog', 'catalog'), [])
  const ids = catalog.dataset.map((one) => one['@id'])
  assert.equal(new Set(ids).size, ids.length)
  const { data } = await ask<{ readonly data: readonly { readonly id: string }[] }>('/downloads')
  for (const { id } of data)
    assert.ok(
      ids.some((one) => one.includes(id)),
      id,
    )
})

test('a class, a property and a form that break the rules are found', () => {
  const broken = {
    '@type': 'Catalog',
    dataset: [
      {
        '@type': 'Dataset',
        title: 'A',
        identifier: 'a',
        issued: 'June',
        previousVersion: 'https://a.example/',
      },
    ],
  }
  assert.deepEqual(listFaults(broken, 'Catalog', 'catalog'), [
    'catalog.dataset[0]: no description',
    'catalog.dataset[0]: no contactPoint',
    'catalog.dataset[0].issued: June',
    'catalog.dataset[0].previousVersion[0] is no object',
  ])
})
