import { posix } from 'node:path'
import { DocumentRefused } from '../../publisher.ts'
import { isOn, type ReadElements, type XmlElement } from './read-elements.ts'
import { WORKBOOK_PART } from './unpack-parts.ts'

export type SheetPart = { readonly name: string; readonly hidden: boolean; readonly part: string }

/** What a workbook says of itself before any of its sheets is opened. */
export type Book = {
  /** Sheets of cells, in their order; those of charts hold none. */
  readonly sheets: readonly SheetPart[]
  readonly sharedStrings: string | undefined
  readonly styles: string | undefined
  /** Days are counted from 1904, as in old files from a Macintosh. */
  readonly since1904: boolean
  /** Results of formulas are to be computed when the file is opened: those in the file were never right. */
  readonly recalculates: boolean
}

export const readBook = (readElements: ReadElements): Book => {
  const relations = [...readElements(RELATIONS_PART, ['Relationships/Relationship'])].map(readRelation)
  const elements = [
    ...readElements(WORKBOOK_PART, ['sheets/sheet', 'workbook/workbookPr', 'workbook/calcPr']),
  ]
  const attributesOf = (name: string) => elements.find((element) => element.name === name)?.attributes ?? {}
  return {
    sheets: elements.filter(({ name }) => name === 'sheet').flatMap((sheet) => findSheet(sheet, relations)),
    sharedStrings: relations.find(({ type }) => type === 'sharedStrings')?.part,
    styles: relations.find(({ type }) => type === 'styles')?.part,
    since1904: isOn(attributesOf('workbookPr')['date1904']),
    recalculates: isOn(attributesOf('calcPr')['fullCalcOnLoad']),
  }
}

const RELATIONS_PART = 'xl/_rels/workbook.xml.rels'

type Relation = { readonly id: string; readonly type: string; readonly part: string }

const readRelation = ({ attributes: { Id = '', Type = '', Target = '' } }: XmlElement): Relation => ({
  id: Id,
  type: Type.slice(Type.lastIndexOf('/') + 1),
  part: posix.resolve('/xl', Target).slice(1),
})

const findSheet = ({ attributes }: XmlElement, relations: readonly Relation[]): SheetPart[] => {
  const [, id] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? []
  const relation = relations.find((one) => one.id === id)
  const { name = '', state = 'visible' } = attributes
  if (relation === undefined)
    throw new DocumentRefused(`The workbook cannot be read: it lacks its sheet “${name}”. Fetch it again.`)
  return relation.type === 'worksheet' ? [{ name, hidden: state !== 'visible', part: relation.part }] : []
}
