import type { Share } from '@kwiq/contracts'
import { Button, Input, useToast } from '@kwiq/ui'
import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../shared/copy-text.ts'
import { formatDay } from '../../shared/format-date.ts'
import { texts } from './texts.ts'

/** Ms the button says that the link is copied. */
const copiedMs = 2000

/** The link of an invitation, to copy and send. */
export function InviteLink({ share }: { share: Share }) {
  const [isCopied, setIsCopied] = useState(false)
  const [openedAt] = useState(() => new Date())
  const input = useRef<HTMLInputElement>(null)
  const { toast } = useToast()
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  const { inviteUrl, expiresAt, email } = share
  if (inviteUrl === null || expiresAt === null || new Date(expiresAt) <= openedAt) {
    return <p className="xs t3 invite-note">{texts.expired}</p>
  }
  const copy = async () => {
    if (await copyText(inviteUrl)) {
      setIsCopied(true)
      return
    }
    input.current?.select()
    toast({ title: 'Error', description: texts.copyFailed, variant: 'destructive' })
  }
  return (
    <div className="invite">
      <div className="row">
        <Input
          ref={input}
          className="grow"
          readOnly
          aria-label={texts.linkOf(email)}
          value={inviteUrl}
          onFocus={(event) => event.target.select()}
        />
        <Button icon={isCopied ? Check : Copy} onClick={() => void copy()}>
          {isCopied ? texts.copied : texts.copyLink}
        </Button>
      </div>
      <p className="xs t3 invite-note">{texts.pendingUntil(formatDay(expiresAt))}</p>
    </div>
  )
}
