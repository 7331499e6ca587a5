import { invalidInput } from '../../../http/validation.ts'
import { isCommonPassword } from '../common-passwords.ts'

/** Throws 400 for a password everybody tries first. */
export function refuseCommonPassword(password: string, path = 'password'): void {
  if (!isCommonPassword(password)) return
  throw invalidInput([
    { path, message: 'This password is among the first that others try. Please choose another.' },
  ])
}
