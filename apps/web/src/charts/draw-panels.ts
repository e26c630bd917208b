import type * as PlotModule from '@observablehq/plot'
import { escape } from '../html/html.ts'
import { withoutControls } from '../html/html.ts'

export type Bar = { readonly label: string; readonly value: number | null }
/** The chart of one stage. All panels of a picture share one scale. */
export type Panel = {
  readonly title: string
  /** With its title and notes. */
  readonly height: number
  /** Further lines under the title. */
  readonly notes?: readonly string[]
  readonly svg: string
}

type Plot = typeof PlotModule
export type Drawing = { readonly plot: Plot; readonly document: object }

/** Loads the chart library on first use, because it is large and most pages need no picture. */
export const openDrawing = async (): Promise<Drawing> => {
  const [plot, { parseHTML }] = await Promise.all([import('@observablehq/plot'), import('linkedom')])
  // The types of linkedom name browser types, which Node does not have.
  const { document } = parseHTML('<!doctype html><html><body></body></html>') as { readonly document: object }
  return { plot, document }
}

const STYLE = `svg{--ink:#1b1b1b;--soft:#565c65;--line:#c6cace;--chart:#3d5ad4;color:#1b1b1b;font-family:system-ui,sans-serif}
@media (prefers-color-scheme:dark){svg{--ink:#eceff3;--soft:#b3bac5;--line:#4a515e;--chart:#8ea2ff;color:#eceff3}}
.panel-title{font-size:14px;font-weight:600;fill:var(--ink)}
.panel-note{font-size:13px;fill:var(--ink)}
.narrow svg{font-size:13px}`

export type Whole = {
  readonly title: string
  readonly width: number
  readonly height: number
  /** Drawn for phones, with larger words. */
  readonly isNarrow?: boolean
}

/** Room above each panel for its title. */
export const TITLE = 24
/** Room for each further line. */
export const NOTE = 18

/** Panels below each other in one picture that follows the reader's light or dark. */
export const joinPanels = ({ title, width, height, isNarrow }: Whole, panels: readonly Panel[]): string => {
  let top = 0
  const parts = panels.map((panel) => {
    const part = `<g transform="translate(0 ${top})">${showPanel(panel)}</g>`
    top += panel.height
    return part
  })
  const nothing = `<text class="panel-title" x="4" y="16">No amount is known here</text>`
  const look = isNarrow === true ? ' class="narrow"' : ''
  const drawn = parts.join('') || nothing
  return withoutControls(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"${look}><title>${escape(title)}</title><style>${STYLE}</style>${drawn}</svg>`,
  )
}

const showPanel = ({ title, notes = [], svg }: Panel): string => {
  const lines = notes.map(
    (note, index) => `<text class="panel-note" x="4" y="${16 + NOTE * (index + 1)}">${escape(note)}</text>`,
  )
  return `<text class="panel-title" x="4" y="16">${escape(title)}</text>${lines.join('')}<g transform="translate(0 ${TITLE + NOTE * notes.length})">${svg}</g>`
}

/** Greatest value of all panels, the end of their common scale. Undefined where no value is known. */
export const findMost = (panels: readonly (readonly Pick<Bar, 'value'>[])[]): number | undefined => {
  const most = Math.max(0, ...panels.flat().map(({ value }) => value ?? 0))
  return most === 0 ? undefined : most
}

/** Scales start at 0, so that lengths can be compared. */
export const scaleTo = (most: number | undefined): { readonly domain?: readonly [0, number] } =>
  most === undefined ? {} : { domain: [0, most] }

/** Markup of a drawing. The library escapes all text. */
export const toMarkup = (made: unknown): string => {
  const { outerHTML } = made as { readonly outerHTML: string } // An element of the document that was given to it.
  // The library's style element sets a white background; without it, the page shows through.
  return outerHTML.replace(/<style>[\s\S]*?<\/style>/, '')
}
