import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Properties that the routes of this part of the application share. */
    surface: Surface
  }
  interface FastifyContextConfig {
    /** Name of the data API that the route belongs to. */
    api?: string
  }
}

/** Form of refusals, and whether a key is needed. A surface belongs to a part of the application, not to an address. */
export type Surface = { readonly isMessages: boolean; readonly isKeyed: boolean }

const OPEN: Surface = { isMessages: false, isKeyed: false }

export const setSurface = (app: FastifyInstance, surface: Surface = OPEN): void => {
  app.decorate('surface', surface)
}

/** Returns the surface of a part of the application; open in tests that set none. */
export const surfaceOf = (app: FastifyInstance): Surface => (app.hasDecorator('surface') ? app.surface : OPEN)

/**
 * Assigns every route of this part of the application to an API, whose description then contains these routes alone.
 */
export const nameApi = (app: FastifyInstance, name: string): void => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, api: name }
  })
}
