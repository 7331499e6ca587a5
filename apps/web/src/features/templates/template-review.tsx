import './templates.css'
import type { TemplateSubmission } from '@kwiq/contracts'
import { Badge, Button, ErrorState, Segmented, Skeleton, useToast } from '@kwiq/ui'
import { useState } from 'react'
import { AppStill } from '../../shared/app-still/app-still.tsx'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { formatDay } from '../../shared/format-date.ts'
import { countIncluded } from './count-included.ts'
import { TemplateDialog } from './template-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { texts } from './texts.ts'
import { type ReviewStatus, useReviewTemplate, useSubmissions } from './use-templates.ts'

const statuses: readonly ReviewStatus[] = ['pending', 'published', 'rejected']

/** What people hand in as templates, for the platform's owner to publish or reject. */
export function TemplateReview() {
  const [status, setStatus] = useState<ReviewStatus>('pending')
  const words = texts.review
  return (
    <section className="card template-review" aria-labelledby="template-review">
      <div className="card-h">
        <div>
          <h2 id="template-review">{words.title}</h2>
          <p className="t2 xs">{words.hint}</p>
        </div>
        <Segmented
          label={words.status}
          value={status}
          onChange={setStatus}
          options={statuses.map((value) => ({ value, content: words.statuses[value] }))}
        />
      </div>
      <Submissions status={status} />
    </section>
  )
}

function Submissions({ status }: { status: ReviewStatus }) {
  const { data, isError, refetch } = useSubmissions(status)
  const [rejected, setRejected] = useState<TemplateSubmission | null>(null)
  const [looked, setLooked] = useState<TemplateSubmission | null>(null)
  const words = texts.review
  if (isError) return <ErrorState title={words.didNotLoad} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className="none" role="status" aria-label={words.loading}>
        <Skeleton width="100%" height={72} />
      </div>
    )
  if (data.length === 0) return <p className="none t2">{words.none[status]}</p>
  return (
    <>
      <ul className="submissions">
        {data.map((submission) => (
          <Submission
            key={submission.id}
            submission={submission}
            onLook={() => setLooked(submission)}
            onReject={() => setRejected(submission)}
          />
        ))}
      </ul>
      {looked && (
        <TemplateDialog
          template={looked}
          isWhole
          onClose={() => setLooked(null)}
          actions={
            <Button className="grow" onClick={() => setLooked(null)}>
              {texts.close}
            </Button>
          }
        />
      )}
      {rejected && <RejectDialog submission={rejected} onClose={() => setRejected(null)} />}
    </>
  )
}

interface SubmissionProps {
  submission: TemplateSubmission
  onLook: () => void
  onReject: () => void
}

function Submission({ submission, onLook, onReject }: SubmissionProps) {
  const { id, name, description, category, schema, author, createdAt, status, reviewNote } = submission
  const review = useReviewTemplate()
  const { toast } = useToast()
  const showError = useShowError()
  const words = texts.review
  const { screens, components } = countIncluded(schema)
  const publish = async () => {
    try {
      // Awaited: the template leaves this list before a callback would be called.
      await review.mutateAsync({ id, status: 'published' })
      toast({ title: words.published, description: name })
    } catch (error) {
      showError(error, words.failed)
    }
  }
  return (
    <li>
      <div className="pic" aria-hidden="true">
        <AppStill document={schema} width={48} />
      </div>
      <div className="grow">
        <div className="row wrap">
          <b className="b">{name}</b>
          {category && <Badge>{category}</Badge>}
        </div>
        <p className="t2">{description}</p>
        <p className="xs t2 num">
          {author ? words.by(author.name) : words.builtIn} · {formatDay(createdAt)} · {screens}{' '}
          {texts.screens(screens)} · {components} {texts.components(components)}
        </p>
        {reviewNote && <p className="xs t2">“{reviewNote}”</p>}
      </div>
      <div className="row">
        <Button size="s" onClick={onLook}>
          {words.look}
        </Button>
        {status !== 'rejected' && (
          <Button size="s" disabled={review.isPending} onClick={onReject}>
            {status === 'published' ? words.takeBack : words.reject}
          </Button>
        )}
        {status !== 'published' && (
          <Button size="s" variant="primary" isBusy={review.isPending} onClick={() => void publish()}>
            {words.publish}
          </Button>
        )}
      </div>
    </li>
  )
}
