import { posix } from 'node:path'
import { DocumentRefused } from '../../publisher.ts'
import { isOn, type ReadElements, type XmlElement } from './read-elements.ts'
import { foldPart } from './unpack-parts.ts'

export type SheetPart = { readonly name: string; readonly hidden: boolean; readonly part: string }

/** Facts about a workbook, before any of its sheets is opened. */
export type Book = {
  /** Sheets of cells, in order. Sheets of charts are left out. */
  readonly sheets: readonly SheetPart[]
  readonly sharedStrings: string | undefined
  readonly styles: string | undefined
  /** Whether days are counted from 1904, as in old files from a Macintosh. */
  readonly since1904: boolean
  /**
   * Whether the results of formulas must be computed when the file is opened: the results in the file were never right.
   */
  readonly recalculates: boolean
}

/** Reads the facts of a workbook. Throws a DocumentRefused for an archive that is not a workbook. */
export const readBook = (readElements: ReadElements, parts: Parts): Book => {
  const workbook = findWorkbook(readElements, parts)
  const relations = readRelations(readElements, workbook)
  const elements = [...readElements(workbook, ['sheets/sheet', 'workbook/workbookPr', 'workbook/calcPr'])]
  if (!elements.some(({ name }) => name === 'sheet')) throw refuseArchive()
  const attributesOf = (name: string) => elements.find((element) => element.name === name)?.attributes ?? {}
  return {
    sheets: elements.filter(({ name }) => name === 'sheet').flatMap((sheet) => findSheet(sheet, relations)),
    sharedStrings: relations.find(({ type }) => type === 'sharedStrings')?.part,
    styles: relations.find(({ type }) => type === 'styles')?.part,
    since1904: isOn(attributesOf('workbookPr')['date1904']),
    recalculates: isOn(attributesOf('calcPr')['fullCalcOnLoad']),
  }
}

type Parts = Pick<ReadonlyMap<string, unknown>, 'has'>

/** Finds the part with the workbook, which the archive names. If it names nothing, takes the usual place. */
const findWorkbook = (readElements: ReadElements, parts: Parts): string => {
  const relations = parts.has('_rels/.rels') ? readRelations(readElements, '') : undefined
  const part = relations ? relations.find(({ type }) => type === 'officeDocument')?.part : USUAL
  if (part === undefined || !parts.has(foldPart(part))) throw refuseArchive()
  return part
}

const USUAL = 'xl/workbook.xml'

const refuseArchive = (): DocumentRefused =>
  new DocumentRefused(
    'This is a zip archive, but not an XLSX workbook. Give the workbook or a CSV of the table.',
  )

type Relation = { readonly id: string; readonly type: string; readonly part: string }

/** Reads the relations of a part; those of the archive itself if the name is empty. */
const readRelations = (readElements: ReadElements, part: string): Relation[] => {
  const folder = posix.dirname(`/${part}`)
  const own = posix.join(folder, '_rels', `${posix.basename(part)}.rels`).slice(1)
  return [...readElements(own, ['Relationships/Relationship'])].map(
    ({ attributes: { Id = '', Type = '', Target = '' } }) => ({
      id: Id,
      type: Type.slice(Type.lastIndexOf('/') + 1),
      part: posix.resolve(folder, Target.replaceAll('\\', '/')).slice(1),
    }),
  )
}

const findSheet = ({ attributes }: XmlElement, relations: readonly Relation[]): SheetPart[] => {
  const [, id] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? []
  const relation = relations.find((related) => related.id === id)
  const { name = '', state = 'visible' } = attributes
  if (relation === undefined)
    throw new DocumentRefused(`The workbook cannot be read: it lacks its sheet “${name}”. Fetch it again.`)
  return relation.type === 'worksheet' ? [{ name, hidden: state !== 'visible', part: relation.part }] : []
}
