import { COVERAGE_NOTES, DATASETS } from '@rotunda/contract'
import type { PublishedRelease } from '../../ask/memory.ts'
import type { Citation } from '../../cite/citation.ts'
import { makeAddress } from '../../html/href.ts'
import type { Asked } from '../../page.ts'
import { describeRow } from '../../structured/describe-dataset.ts'
import { linkRecord } from '../../views/record-cell.ts'
import { describePlace, type ShownRecord, nameProject, describeRecord } from '../../views/shown-record.ts'
import { sayCorrected } from './corrections.ts'

/** Cites the document of a record and the record's permanent address. */
export const citeRecord = (
  record: ShownRecord,
  release: PublishedRelease,
  { origin, now }: Pick<Asked, 'origin' | 'now'>,
): Citation => {
  const [evidence] = record.evidence
  return {
    key: record.id,
    title: `${nameProject(record)}: ${describeRecord(record)}`,
    publishers: [...new Set(record.evidence.map(({ publisher }) => publisher))],
    publishedOn: evidence?.published_at ?? null,
    ...(evidence !== undefined && {
      document: {
        url: evidence.url,
        sha256: evidence.source,
        retrievedAt: evidence.retrieved_at,
        place: describePlace(evidence),
      },
    }),
    ...(record.corrections.length > 0 && { corrected: sayCorrected(record) }),
    releasedOn: release.published_at?.slice(0, 10) ?? null,
    release: release.id,
    address: origin + makeAddress(`${release.api_url}/record`, { id: record.id }),
    view: linkRecord(record.id),
    readOn: now.toISOString().slice(0, 10),
  }
}

/** The record in schema.org terms. */
export const describeForMachines = (record: ShownRecord, citation: Citation, origin: string): object => {
  const { title, notes } = DATASETS[record.dataset]
  return describeRow(
    {
      id: record.id,
      page: linkRecord(record.id),
      dataset: { dataset: record.dataset, title, notes: notes.map((code) => COVERAGE_NOTES[code]) },
      citation,
      publisherType: 'GovernmentOrganization',
      sources: record.evidence.map(({ url, source: sha256 }) => ({ url, sha256 })),
      changedAt: record.changed_at,
    },
    origin,
  )
}
