import './review.css'
import { EmptyState, ErrorState, LoadingPage, TooltipProvider } from '@kwiq/ui'
import { Link2Off } from 'lucide-react'
import { useState } from 'react'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { OpenReview } from './open-review.tsx'
import { texts } from './texts.ts'
import { useReview } from './use-review.ts'

/** /review/:token, for visitors and signed-in people alike: the running app, to be commented and approved. */
export function ReviewPage() {
  const [token] = useState(readToken)
  const review = useReview(token)
  useDocumentTitle(review.app ? `${review.app.name} - ${texts.review}` : 'Kwiq')
  return (
    <TooltipProvider>
      <ReviewState token={token} review={review} />
    </TooltipProvider>
  )
}

function ReviewState({ token, review }: { token: string; review: ReturnType<typeof useReview> }) {
  if (review.state === 'ended') {
    return (
      <main className="loading-page">
        <EmptyState icon={Link2Off} title={texts.endedTitle} text={texts.endedText} isPageHeading />
      </main>
    )
  }
  if (review.state === 'failed') {
    return (
      <main className="loading-page">
        <ErrorState
          title={texts.failedTitle}
          text={texts.failedText}
          retryLabel={texts.retry}
          onRetry={review.retry}
        />
      </main>
    )
  }
  return review.app ? (
    <OpenReview token={token} review={review} app={review.app} />
  ) : (
    <LoadingPage text={texts.loading} />
  )
}

/** The last part of the address. Visitors have no router. */
function readToken(): string {
  try {
    return decodeURIComponent(location.pathname.split('/')[2] ?? '')
  } catch {
    return ''
  }
}
