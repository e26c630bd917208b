import type { FastifyRequest } from 'fastify'

/** A browser that shows a page to a person names HTML first; programs, and addresses that end with .json, get JSON. */
export const wantsHtml = ({ method, url, headers: { accept = '' } }: FastifyRequest): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/\.json$/.test(url.split('?')[0] ?? '')) return false
  const html = weigh(accept, ['text/html'])
  return html > 0 && html >= weigh(accept, ['application/json', 'application/problem+json'])
}

/** The greatest weight that a header gives to one of the types by name. */
const weigh = (accept: string, types: readonly string[]): number =>
  Math.max(
    0,
    ...accept
      .toLowerCase()
      .split(',')
      .map((range) => range.split(';').map((part) => part.trim()))
      .filter(([type = '']) => types.includes(type))
      .map((parts) => Number(parts.find((part) => part.startsWith('q='))?.slice(2) ?? 1) || 0),
  )
