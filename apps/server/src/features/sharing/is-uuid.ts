const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the text can be an id at all. One that cannot is answered like an unknown one. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
