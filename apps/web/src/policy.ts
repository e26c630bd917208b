import type { Route } from './page.ts'

/** Allows content from our own origin only, no inline scripts, and no frames on other websites. */
const DIRECTIVES: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
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
