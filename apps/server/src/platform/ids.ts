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

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the text can be an id at all. One that cannot is answered like an unknown one. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
