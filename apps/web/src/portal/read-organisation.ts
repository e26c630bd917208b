import { readMe, type PortalAsked } from './portal-page.ts'

/** Organisation that a page is about. */
export type AskedOrganisation = {
  readonly id: string
  readonly name: string
  /** Path of its own page. */
  readonly path: string
  /** Way from the first page of the portal to it. */
  readonly trail: readonly { readonly title: string; readonly address: string }[]
}

/** Reads the organisation in the path. The API refuses every question of a stranger about it. */
export const readOrganisation = async (
  asked: Pick<PortalAsked, 'portal' | 'named'>,
): Promise<AskedOrganisation> => {
  const { organisation: id = '' } = asked.named
  const me = await readMe(asked)
  const name = me.organisations.find((one) => one.id === id)?.name ?? 'Your organisation'
  const path = `/portal/organisations/${encodeURIComponent(id)}`
  const trail = [
    { title: 'Partner access', address: '/portal' },
    { title: name, address: path },
  ]
  return { id, name, path, trail }
}
