import type { Route } from './page.ts'

/** Nothing but what our own origin gives, and nothing inline; no page of others may hold one of ours. */
const DIRECTIVES: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

export const writePolicy = ({
  policy = {},
  isEmbedded = false,
}: Pick<Route, 'policy' | 'isEmbedded'>): string => {
  const all = Object.entries({ ...DIRECTIVES, ...(isEmbedded && EMBEDDED), ...policy })
  return all.map(([name, sources]) => `${name} ${sources}`).join('; ')
}

const EMBEDDED = { 'script-src': "'none'", 'connect-src': "'none'", 'frame-ancestors': '*' }

export const POLICY = writePolicy({})
