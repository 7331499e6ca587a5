import type { CommentAnchor, Guest } from '@kwiq/contracts'
import { Badge, Button, classes, IconButton, Logo } from '@kwiq/ui'
import { Check, CircleCheck, MessageSquare, RefreshCw, X } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { findStartScreenId } from '../../shared/app-still/find-start-screen-id.ts'
import { screenOfAnchor } from './describe-anchor.ts'
import { keepGuest, readGuest } from './guest.ts'
import { groupTalk } from './group-talk.ts'
import type { LoadedApp } from './review-api.ts'
import { ReviewPanel } from './review-panel.tsx'
import { ReviewPins } from './review-pins.tsx'
import { ReviewStage } from './review-stage.tsx'
import { texts } from './texts.ts'
import { useApprove } from './use-approve.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import type { Review } from './use-review.ts'

interface OpenReviewProps {
  token: string
  review: Review
  app: LoadedApp
}

/** The running app with what can be said about it: beside it on a wide window, over it on a phone. */
export function OpenReview({ token, review, app }: OpenReviewProps) {
  const { document } = app
  const isNarrow = useIsNarrow()
  const stage = useRef<HTMLDivElement>(null)
  const [screenId, setScreenId] = useState(() => findStartScreenId(document))
  const [round, setRound] = useState(0)
  const [guest, setGuest] = useState<Guest | null>(() => readGuest(token))
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  const [isPinning, setIsPinning] = useState(false)
  const [anchor, setAnchor] = useState<CommentAnchor | null>(null)
  const [activeId, setActiveId] = useState<string | null>(null)
  const threads = useMemo(() => groupTalk(review.comments), [review.comments])
  const screen = document.screens.find(({ id }) => id === screenId)
  const approval = useApprove({ token, screenId, guest, review })

  const show = (id: string) => {
    // The running app begins at the screen its address names.
    history.replaceState(null, '', `#/${encodeURIComponent(id)}`)
    setScreenId(id)
    setRound((known) => known + 1)
  }
  const openThread = (id: string) => {
    setActiveId(id)
    setIsPanelOpen(true)
    const about = threads.find(({ comment }) => comment.id === id)?.comment.anchor
    const target = about && screenOfAnchor(document, about)
    if (target && target !== screenId && document.screens.some((known) => known.id === target)) show(target)
  }
  const place = useCallback((chosen: CommentAnchor | null) => {
    setIsPinning(false)
    if (!chosen) return
    setAnchor(chosen)
    setIsPanelOpen(true)
  }, [])
  const startPinning = () => {
    setIsPinning(true)
    setIsPanelOpen(false)
  }
  const approve = () => {
    if (guest) void approval.toggle(guest)
    else setIsPanelOpen(true)
  }

  const isPanelShown = !isNarrow || isPanelOpen
  return (
    <div className={classes('review', isNarrow && 'narrow')}>
      <header className="rhead">
        <Logo size={20} />
        <h1 className="b trunc">{app.name}</h1>
        <Badge tone="line">{texts.review}</Badge>
        {review.isOffline && <output className="t3 xs trunc">{texts.offline}</output>}
        <IconButton
          className="rrestart"
          icon={RefreshCw}
          label={texts.restart}
          onClick={() => show(findStartScreenId(document))}
        />
      </header>
      <ReviewStage
        ref={stage}
        key={round}
        document={document}
        isNarrow={isNarrow}
        isPinning={isPinning}
        screenId={screenId}
        onScreen={setScreenId}
        onPlace={place}
      />
      {(isPanelShown || isPinning) && (
        <ReviewPins
          stage={stage}
          document={document}
          threads={threads}
          screenId={screenId}
          activeId={activeId}
          onOpen={openThread}
        />
      )}
      {isPinning && (
        <output className="rbanner">
          {texts.pinning}
          <IconButton icon={X} size="s" label={texts.cancel} onClick={() => setIsPinning(false)} />
        </output>
      )}
      <ReviewPanel
        isShown={isPanelShown}
        token={token}
        review={review}
        document={document}
        screenId={screenId}
        threads={threads}
        activeId={activeId}
        anchor={anchor}
        guest={guest}
        approval={approval}
        isNarrow={isNarrow}
        onScreen={show}
        onActivate={openThread}
        onAnchor={setAnchor}
        onPin={startPinning}
        onGuest={(name) => {
          const known = keepGuest(token, name)
          setGuest(known)
          return known
        }}
        onClose={() => setIsPanelOpen(false)}
      />
      {isNarrow && !isPanelOpen && (
        <nav className="rbar-foot" aria-label={texts.review}>
          <Button
            icon={approval.isApproved ? CircleCheck : Check}
            aria-pressed={approval.isApproved}
            className={classes('grow', approval.isApproved && 'approved')}
            isBusy={approval.isBusy}
            onClick={approve}
          >
            <span className="trunc">
              {approval.isApproved ? texts.approved(screen?.name ?? '') : texts.approve(screen?.name ?? '')}
            </span>
          </Button>
          <Button
            variant="primary"
            icon={MessageSquare}
            aria-label={texts.commentCount(threads.length)}
            onClick={() => setIsPanelOpen(true)}
          >
            {threads.length > 0 ? threads.length : texts.comment}
          </Button>
        </nav>
      )}
    </div>
  )
}
