/** The instruction another page sent along in the router's state, or null. */
export function readInstruction(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('instruction' in state)) return null
  const { instruction } = state
  return typeof instruction === 'string' && instruction.trim() !== '' ? instruction.trim() : null
}
