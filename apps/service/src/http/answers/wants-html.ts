import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** Browsers name HTML first and get it. Programs get JSON, and so does an address that ends with .json. */
export const wantsHtml = ({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/\.json$/.test(url.split('?')[0] ?? '')) return false
  const best = new Negotiator({ headers: { accept } }).mediaType([...DATA, 'text/html'])
  return best === 'text/html'
}

const DATA = ['application/json', 'application/problem+json']
