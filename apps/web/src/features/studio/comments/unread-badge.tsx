import { texts } from './texts.ts'
import { useUnread } from './use-comments.ts'
import './comments.css'

/** How many comments of others wait to be seen; nothing when none do. */
export function UnreadBadge() {
  const count = useUnread()
  if (count === 0) return null
  return (
    <span className="unread num">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr">{texts.unread(count)}</span>
    </span>
  )
}
