import type { Approval, Guest } from '@kwiq/contracts'
import { useState } from 'react'
import { readServerMessage } from '../../shared/api/error-body.ts'
import { putApproval } from './review-api.ts'
import { texts } from './texts.ts'
import type { Review } from './use-review.ts'

interface ApproveOptions {
  token: string
  screenId: string
  guest: Guest | null
  review: Review
}

export interface ScreenApproval {
  /** By everybody, of the shown screen. */
  approvals: readonly Approval[]
  /** By this guest, and the screen is still as it was then. */
  isApproved: boolean
  isBusy: boolean
  /** What went wrong, or null. */
  problem: string | null
  toggle: (guest: Guest) => Promise<void>
}

/** The approval of the shown screen. A guest is known by the name they gave: the server never tells others' secrets. */
export function useApprove({ token, screenId, guest, review }: ApproveOptions): ScreenApproval {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const approvals = review.approvals.filter((approval) => approval.screenId === screenId)
  const isApproved = approvals.some(({ guestName, isCurrent }) => isCurrent && guestName === guest?.name)
  return {
    approvals,
    isApproved,
    isBusy,
    problem,
    toggle: async (by) => {
      setIsBusy(true)
      setProblem(null)
      try {
        review.setApprovals(await putApproval(token, { screenId, approved: !isApproved, guest: by }))
      } catch (error) {
        setProblem(readServerMessage(error) ?? texts.sendFailed)
      }
      setIsBusy(false)
    },
  }
}
