import type { Entity } from '../entity.ts'

/** How a house names what things cost, the stamps it gives, and how far an order is. */
export const prices =
  /^(?:(?:our |all )?prices?|(?:the )?(?:price|rate) ?lists?|rates|tariffs|pricing|fees)$/i
export const loyalty =
  /^(?:(?:digital )?(?:loyalty|stamp|bonus|reward|punch|customer) (?:cards?|points|stamps|program(?:me)?|scheme)|stamps|loyalty)$/i
export const followed = /^(?:order|repair|job|delivery) (?:tracking|status)$/i

/** Whether what an app is of has prices. */
export const isPriced = (main: Entity | undefined): main is Entity =>
  main !== undefined && main.samples.some(({ value }) => /[€$£]/.test(value ?? ''))
