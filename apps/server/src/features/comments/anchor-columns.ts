import type { CommentAnchor } from '@kwiq/contracts'
import type { CommentRow } from '../../db/schema/index.ts'

/** An anchor as it is stored. */
export function anchorColumns(
  anchor: CommentAnchor | null | undefined,
): Pick<CommentRow, 'screenId' | 'nodeId' | 'pointX' | 'pointY'> {
  return {
    screenId: anchor?.screenId ?? null,
    nodeId: anchor?.nodeId ?? null,
    pointX: anchor?.point?.x ?? null,
    pointY: anchor?.point?.y ?? null,
  }
}
