/** Whether components of this type hold others: container and stack. */
export function canHoldChildren(type: string): boolean {
  return type === 'container' || type === 'stack'
}
