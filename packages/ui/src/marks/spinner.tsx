import { classes } from '../classes.ts'

/** A turning ring. Decorative: say the state in words beside it. */
export function Spinner({ isSmall }: { isSmall?: boolean }) {
  return <span className={classes('spin', isSmall && 's')} aria-hidden="true" />
}
