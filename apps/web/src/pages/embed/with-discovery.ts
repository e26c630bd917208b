import { Plain, Redirect, type Answer, type Route } from '../../page.ts'
import { OEMBED_TYPE, oEmbedAddress } from '../../views/embeddable.ts'

/** The same page, which says how it is shown in pages of others. One that was refused says nothing of it. */
export const withDiscovery = (route: Route): Route => ({
  ...route,
  write: async (asked): Promise<Answer> => {
    const answer = await route.write(asked)
    if (answer instanceof Redirect || answer instanceof Plain || answer.status !== undefined) return answer
    const address = oEmbedAddress(asked.origin, asked.path, asked.params)
    const oEmbed = { type: OEMBED_TYPE, title: 'oEmbed', address }
    return { ...answer, alternates: [...(answer.alternates ?? []), oEmbed] }
  },
})
