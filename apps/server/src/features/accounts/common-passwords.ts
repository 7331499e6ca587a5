import { readFileSync } from 'node:fs'

const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/** Whether the password is among those tried first, also with capitals or digits and signs at its end. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return common.has(lower) || common.has(lower.replace(/[\d!?.*#@$]+$/, '')) || /^(.)\1*$/u.test(password)
}
