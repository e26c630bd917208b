import { Incident } from '@rotunda/contract'
import { makeListParser, type ParsedList } from '../parse-listed.ts'

const parse = makeListParser(Incident)

/** Reads what an operator says of incidents; the one that began last comes first. */
export const parseIncidents = (text: string): ParsedList<Incident> => {
  const { entries, faults } = parse(text)
  if (faults !== undefined) return { faults }
  const wrong = [...findRepeated(entries), ...entries.flatMap(findDisorder)]
  if (wrong.length > 0) return { faults: wrong }
  return { entries: entries.toSorted((a, b) => Date.parse(b.started_at) - Date.parse(a.started_at)) }
}

const findRepeated = (incidents: readonly Incident[]): string[] => {
  const ids = incidents.map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `the id ${id} is given twice: readers know an incident by it`,
  )
}

const findDisorder = ({ id, started_at: start, ended_at: end, updates }: Incident): string[] => [
  ...(end !== null && Date.parse(end) < Date.parse(start) ? [`${id}: ended_at is before started_at`] : []),
  ...updates
    .filter(({ at }) => Date.parse(at) < Date.parse(start))
    .map(({ at }) => `${id}: the update of ${at} is before started_at`),
]
