import { DOCKETS, type DocketDefinition, type DocumentDefinition } from './docket-definitions.ts'

/** A document of a sample docket as it is at one instant. */
export type SampleDocument = {
  readonly id: string
  readonly docket: DocketDefinition
  readonly definition: DocumentDefinition
  readonly startsAt: Date | null
  /** 23:59:59 Eastern of the last day. */
  readonly endsAt: Date | null
  readonly open: boolean
}

const EASTERN = 'America/New_York'

/** All documents, their comment periods counted from the day of `now`. */
export const listSampleDocuments = (now: Date): SampleDocument[] =>
  DOCKETS.flatMap((docket) => docket.documents.map((definition) => place(docket, definition, now)))

/** A withdrawn document keeps the days of its period, but is not open. */
const place = (docket: DocketDefinition, definition: DocumentDefinition, now: Date): SampleDocument => {
  const { period, withdrawn } = definition
  const startsAt = period && easternInstant(now, period[0], '00:00:00')
  const endsAt = period && easternInstant(now, period[1], '23:59:59')
  const running = startsAt !== null && endsAt !== null && startsAt <= now && now <= endsAt
  const id = `${docket.id}-${definition.number}`
  return { id, docket, definition, startsAt, endsAt, open: running && withdrawn !== true }
}

const easternInstant = (now: Date, days: number, plainTime: string): Date => {
  const today = now.toTemporalInstant().toZonedDateTimeISO(EASTERN).toPlainDate()
  return new Date(today.add({ days }).toZonedDateTime({ timeZone: EASTERN, plainTime }).epochMilliseconds)
}
