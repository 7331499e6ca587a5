import { Sheet } from '@kwiq/ui'
import { texts } from '../texts.ts'

/** What people say about the app. */
export function CommentsSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={texts.comments} onClose={onClose}>
      <p className="empty-note">No comments yet</p>
    </Sheet>
  )
}
