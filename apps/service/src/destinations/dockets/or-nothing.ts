import { Type, type TSchema } from 'typebox'

/** A field of an upstream's answer that may be null or absent: the upstreams' descriptions promise neither. */
export const orNothing = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))
