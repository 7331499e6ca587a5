import { invalidInput } from '../../http/validation.ts'
import { isUuid } from '../sharing/index.ts'
import type { ProjectCursor } from './projects-repository.ts'

/** The cursor as text for a URL. */
export function encodeCursor({ at, id }: ProjectCursor): string {
  return `${at.getTime()}_${id}`
}

/** Reads a cursor of `encodeCursor`; throws 400 for anything else. */
export function decodeCursor(text: string): ProjectCursor {
  const [time = '', id = ''] = text.split('_')
  // More digits would be a year that PostgreSQL does not read.
  if (!/^\d{1,14}$/.test(time) || !isUuid(id)) {
    throw invalidInput([{ path: 'query.cursor', message: 'This is no cursor of this list.' }])
  }
  return { at: new Date(Number(time)), id }
}
