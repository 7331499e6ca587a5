/** Whether an error, or one that caused it, has this code of the database (`23505`, ...). */
export function hasErrorCode(error: unknown, code: string): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && each.code === code) return true
  }
  return false
}
