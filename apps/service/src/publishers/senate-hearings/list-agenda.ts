import type { MeetingDraft } from '../hearings/hearing-drafts.ts'
import type { XmlElement } from '../xml/parse-xml-document.ts'
import { listElements } from '../xml/read-text.ts'

type Agenda = Pick<MeetingDraft, 'bills' | 'nominations'> & { readonly fault: string | undefined }

/** Bills and nominations of a meeting. Documents of another prefix stay in the cells alone. */
export const listAgenda = (element: XmlElement): Agenda => {
  const documents = listElements(element, 'Documents', 'AssociatedDocument').map(readNumber)
  const [bad] = documents.filter(({ congress, number }) => congress === null || number === null)
  return {
    bills: documents.flatMap(({ prefix, congress, number }) => {
      const type = MEASURES[prefix]
      return type === undefined || congress === null || number === null ? [] : [{ congress, type, number }]
    }),
    nominations: documents.flatMap(({ prefix, congress, number, part }) =>
      prefix !== 'PN' || congress === null || number === null ? [] : [{ congress, number, part }],
    ),
    fault: bad === undefined ? undefined : `The document “${bad.raw}” has no Congress, or no number`,
  }
}

const MEASURES: Readonly<Record<string, string>> = { SN: 's', HR: 'hr' }

const readNumber = ({ attributes }: XmlElement) => {
  const {
    document_prefix: prefix = '',
    document_num: number = '',
    congress = '',
    partition = '',
  } = attributes
  const part = partition.trim().replace(/^0+/, '')
  return {
    prefix: prefix.trim(),
    congress: /^[1-9]\d{1,2}$/.test(congress.trim()) ? Number(congress) : null,
    number: /^[1-9]\d{0,5}$/.test(number.trim()) ? number.trim() : null,
    part: part === '' ? null : part,
    raw: `${prefix} ${number} (${congress})`,
  }
}
