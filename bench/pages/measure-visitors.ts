import { runService } from '../processes.ts'

/** Different pages given to each of two visitors behind one proxy, who ask in turn. */
export type Visitors = { readonly first: number; readonly second: number }

const PAGES = 400

export const measureVisitors = async (directory: string): Promise<Visitors> => {
  const settings = {
    PORT: '0',
    ADMIN_PORT: '0',
    ROTUNDA_DATA: directory,
    ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
    ROTUNDA_TRUSTED_PROXIES: '127.0.0.1',
  }
  const service = await runService(settings)
  const visit = (address: string, from: number) => countPages(service.found[0] ?? '', address, from)
  const first = await visit('203.0.113.1', 0)
  const second = await visit('203.0.113.2', PAGES)
  await service.stop()
  return { first, second }
}

/** Pages that nobody has asked for before, until one is refused. */
const countPages = async (base: string, address: string, from: number): Promise<number> => {
  for (let given = 0; given < PAGES; given += 1) {
    const path = `/records?amount_min=${from + given}`
    const answer = await fetch(base + path, { headers: { 'x-forwarded-for': address } })
    await answer.arrayBuffer()
    if (!answer.ok) return given
  }
  return PAGES
}
