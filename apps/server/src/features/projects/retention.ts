const day = 86_400_000

/** The moment after which a project must have been deleted to be brought back: 30 days ago. */
export function retainedSince(now: Date): Date {
  return new Date(now.getTime() - 30 * day)
}
