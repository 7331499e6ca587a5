import type { ApiKey } from '@kwiq/contracts'
import { ConfirmDialog, useToast } from '@kwiq/ui'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { texts } from './texts.ts'
import { useDeleteApiKey } from './use-api-keys.ts'

interface DeleteKeyDialogProps {
  apiKey: ApiKey
  onClose: () => void
}

/** Asks, then deletes. */
export function DeleteKeyDialog({ apiKey, onClose }: DeleteKeyDialogProps) {
  const { toast } = useToast()
  const showError = useShowError()
  const remove = useDeleteApiKey()
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={texts.deleteQuestion}
      description={texts.deleteNote}
      confirmLabel={texts.delete}
      busyLabel={texts.deleting}
      cancelLabel={texts.cancel}
      isBusy={remove.isPending}
      isDangerous
      onConfirm={() =>
        remove.mutate(apiKey.id, {
          onSuccess: () => {
            toast({ title: texts.deleted, description: texts.deletedDescription })
            onClose()
          },
          onError: (error) => {
            showError(error, texts.deleteFailed)
            onClose()
          },
        })
      }
    />
  )
}
