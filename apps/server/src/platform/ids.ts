import { randomBytes, randomUUID } from 'node:crypto'

/** Where operations get fresh identifiers from. */
export interface Ids {
  /** A random UUID (version 4): the id of every stored row. */
  uuid(): string
  /** 256 random bits as base64url: session tokens and one-time links. */
  token(): string
}

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
}
