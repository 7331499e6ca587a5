/** The description another page sent along in the router's state, or ''. */
export function readStartPrompt(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('prompt' in state)) return ''
  return typeof state.prompt === 'string' ? state.prompt.trim() : ''
}
