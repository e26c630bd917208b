import { Html } from './html.ts'

/** Data for machines inside a page: no text in it can end the element that it stands in. */
export const writeJsonScript = (type: string, data: unknown): Html =>
  new Html(`<script type="${type}">${JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, toEscape)}</script>`)

const toEscape = (one: string): string => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`
