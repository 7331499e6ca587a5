import type { PasswordLink } from '@kwiq/contracts'
import { Button, Dialog, Field, Input, useToast } from '@kwiq/ui'
import { Copy } from 'lucide-react'
import { copyText } from '../../shared/copy-text.ts'
import { formatMoment } from '../../shared/format-date.ts'
import { texts } from './texts.ts'

interface PasswordLinkDialogProps {
  email: string
  link: PasswordLink
  onClose: () => void
}

/** Shows the link once, to be copied and handed over. */
export function PasswordLinkDialog({ email, link, onClose }: PasswordLinkDialogProps) {
  const { toast } = useToast()
  const copy = async () => {
    const isCopied = await copyText(link.url)
    toast(isCopied ? texts.linkCopied : { ...texts.linkNotCopied, variant: 'destructive' })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.passwordLinkTitle}
      description={texts.passwordLinkHint(email, formatMoment(link.expiresAt))}
      actions={
        <Button variant="primary" icon={Copy} onClick={() => void copy()}>
          {texts.copyLink}
        </Button>
      }
    >
      <Field label={texts.passwordLinkLabel}>
        {(control) => (
          <Input {...control} readOnly value={link.url} onFocus={(event) => event.target.select()} />
        )}
      </Field>
    </Dialog>
  )
}
