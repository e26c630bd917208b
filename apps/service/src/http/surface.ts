import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the routes of this part of the application have in common. */
    surface: Surface
  }
  interface FastifyContextConfig {
    /** Name of the data API that the route belongs to. */
    api?: string
  }
}

/** Which form refusals have, and whether a key is asked for: of a part of the application, never of an address. */
export type Surface = { readonly isMessages: boolean; readonly isKeyed: boolean }

const OPEN: Surface = { isMessages: false, isKeyed: false }

export const setSurface = (app: FastifyInstance, surface: Surface = OPEN): void => {
  app.decorate('surface', surface)
}

/** Of applications of which only a part is there, as in tests, none may have been set. */
export const surfaceOf = (app: FastifyInstance): Surface => (app.hasDecorator('surface') ? app.surface : OPEN)

/** Every route of this part of the application belongs to the API: its description has these and no others. */
export const nameApi = (app: FastifyInstance, name: string): void => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, api: name }
  })
}
