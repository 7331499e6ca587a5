import type { TemplateSubmission } from '@kwiq/contracts'
import { Button, Dialog, Field, Textarea, useToast } from '@kwiq/ui'
import { useState } from 'react'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { texts } from './texts.ts'
import { useReviewTemplate } from './use-templates.ts'

/** Keeps a template out of the marketplace, with a word to its author. */
export function RejectDialog({
  submission,
  onClose,
}: {
  submission: TemplateSubmission
  onClose: () => void
}) {
  const [note, setNote] = useState(submission.reviewNote ?? '')
  const review = useReviewTemplate()
  const { toast } = useToast()
  const showError = useShowError()
  const words = texts.review
  const submit = () =>
    review.mutate(
      { id: submission.id, status: 'rejected', reviewNote: note.trim() },
      {
        onSuccess: () => {
          toast({ title: words.rejected, description: submission.name })
          onClose()
        },
        onError: (error) => showError(error, words.failed),
      },
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={words.rejectTitle(submission.name)}
      description={words.rejectHint}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="danger-solid" isBusy={review.isPending}>
            {words.reject}
          </Button>
        </>
      }
    >
      <Field label={words.note}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={note}
            maxLength={500}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
