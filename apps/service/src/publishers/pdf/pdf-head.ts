import { foldText } from '../../platform/index.ts'
import { DocumentRefused } from '../publisher.ts'
import type { IsHeader } from '../tables/table-extent.ts'
import { splitBlocks, type Block } from './pdf-cells.ts'
import { joinHeader, type HeaderCell } from './pdf-columns.ts'
import type { PageLine, PdfPage } from './pdf-page.ts'

/** A page of a table: its titles and header, and the blocks below. */
export type TablePage = {
  /** Place of the page in the document, from 1. */
  readonly page: number
  /** Number of the line above the first one. */
  readonly above: number
  /** Number that the page prints; null if it prints none. */
  readonly printed: number | null
  /** Number of pages that the page prints; null if it prints none. */
  readonly of: number | null
  readonly titles: readonly string[]
  readonly header: readonly HeaderCell[]
  /** The blocks below the header, with columns that count from its first text. */
  readonly blocks: readonly Block[]
}

/** Finds the head of each page. Throws a DocumentRefused for pages that are not those of one table, in order. */
export const readHeads = (pages: readonly PdfPage[], isHeader: IsHeader): readonly TablePage[] => {
  const heads = pages.map((page, index) => readHead(page, index + 1, isHeader))
  for (const [index, head] of heads.entries()) {
    const before = heads[index - 1]
    const fault = before === undefined ? undefined : findChange(before, head)
    if (fault !== undefined) throw new DocumentRefused(`Page ${head.page} ${fault}`)
  }
  const [last] = heads.slice(-1)
  if (last !== undefined && last.of !== null && last.of !== last.printed)
    throw new DocumentRefused(
      `The last page prints that it is page ${last.printed ?? '?'} of ${last.of}: the rest is missing.`,
    )
  return heads
}

const readHead = ({ lines }: PdfPage, page: number, isHeader: IsHeader): TablePage => {
  const all = splitBlocks(lines)
  const place = all.findIndex((block) => isHeader(joinHeader(block).map(({ text }) => text)))
  const header = joinHeader(all[place] ?? [])
  const [first] = header
  if (first === undefined)
    throw new DocumentRefused(
      `Page ${page} has no table header, or a header whose columns cannot be separated. Give only the pages with the table.`,
    )
  const above = all.slice(0, place).flat()
  const below = all.slice(place + 1)
  const number = [...above, ...(below.at(-1) ?? [])].flatMap((line) => findNumber(line) ?? [])[0]
  const hasFoot = below.at(-1)?.length === 1 && below.at(-1)?.some((line) => findNumber(line) !== undefined)
  return {
    page,
    above: (lines[0]?.row ?? 1) - 1,
    printed: number?.printed ?? null,
    of: number?.of ?? null,
    titles: above.flatMap(({ tokens }) => tokens.map(({ text }) => text)).filter((text) => !PAGE.test(text)),
    header: header.map((cell) => moveBy(cell, first.x)),
    blocks: (hasFoot === true ? below.slice(0, -1) : below).map((block) =>
      block.map((line) => ({ ...line, tokens: line.tokens.map((token) => moveBy(token, first.x)) })),
    ),
  }
}

const moveBy = <Placed extends { readonly x: number; readonly end: number }>(
  placed: Placed,
  by: number,
): Placed => ({ ...placed, x: placed.x - by, end: placed.end - by })

const PAGE = /^[-–—\s]*(?:page\s*)?(?<printed>\d{1,4})(?:\s*of\s*(?<of>\d{1,4}))?[-–—\s]*$/i

/** Finds the number of the page in a line that has nothing else. */
const findNumber = ({ tokens }: PageLine): { printed: number; of: number | null } | undefined => {
  const { printed, of } = (tokens.length === 1 && PAGE.exec(tokens[0]?.text ?? '')?.groups) || {}
  return printed === undefined
    ? undefined
    : { printed: Number(printed), of: of === undefined ? null : Number(of) }
}

/** Largest distance of the same column on two pages, in columns of text. */
const SLACK = 1

/** Explains why a page does not continue the table of the page before it. */
const findChange = (before: TablePage, { header, titles, printed, of }: TablePage): string | undefined => {
  const spell = (texts: readonly string[]) => foldText(texts.map(withoutContinued).join(' '))
  const isSame = header.every(({ x, end, text }, index) => {
    const other = before.header[index]
    return (
      other !== undefined &&
      spell([other.text]) === spell([text]) &&
      Math.abs(other.x - x) <= SLACK &&
      Math.abs(other.end - end) <= SLACK
    )
  })
  if (!isSame || header.length !== before.header.length)
    return 'has a different header, or has its columns at different places: give each table as a separate document.'
  if (spell(titles) !== spell(before.titles))
    return 'has different titles: give the table of each division as a separate document.'
  const isNext = printed === null ? before.printed === null : before.printed === printed - 1
  return isNext && of === before.of
    ? undefined
    : `does not follow the previous page: this page prints ${printed ?? 'no number'}, and the previous page ${before.printed ?? 'no number'}. Pages are missing, or in the wrong order.`
}

export const withoutContinued = (text: string): string =>
  text.replace(/[\s(—–-]*\bcont(?:inued|[’']d|\.)?\W*$/i, '')
