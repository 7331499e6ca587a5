import type { OwnTemplate } from '@kwiq/contracts'
import { Badge, Button, ConfirmDialog, Dialog, useToast } from '@kwiq/ui'
import { useState } from 'react'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { formatDay } from '../../shared/format-date.ts'
import { texts } from './texts.ts'
import { useOwnTemplates, useWithdrawTemplate } from './use-templates.ts'

const tones = { pending: 'warn', published: 'ok', rejected: 'bad' } as const

/** The way to what one has handed in; nothing for who never did. */
export function OwnTemplates() {
  const { data } = useOwnTemplates()
  const [isOpen, setIsOpen] = useState(false)
  if (!data || data.length === 0) return null
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.own.open(data.length)}</Button>
      {isOpen && <OwnTemplatesDialog templates={data} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function OwnTemplatesDialog({
  templates,
  onClose,
}: {
  templates: readonly OwnTemplate[]
  onClose: () => void
}) {
  const [asked, setAsked] = useState<OwnTemplate | null>(null)
  const words = texts.own
  if (asked) return <WithdrawDialog template={asked} onClose={() => setAsked(null)} />
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      description={words.hint}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <ul className="submissions own">
        {templates.map((template) => (
          <li key={template.id}>
            <div className="grow">
              <div className="row wrap">
                <b className="b">{template.name}</b>
                <Badge tone={tones[template.status]}>{words.statuses[template.status]}</Badge>
              </div>
              <p className="xs t2 num">
                {words.handedIn(formatDay(template.createdAt))} · {texts.downloads(template.downloads)}
              </p>
              {template.reviewNote && <p className="note">{words.note(template.reviewNote)}</p>}
            </div>
            <Button
              size="s"
              aria-label={words.withdrawNamed(template.name)}
              onClick={() => setAsked(template)}
            >
              {words.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function WithdrawDialog({ template, onClose }: { template: OwnTemplate; onClose: () => void }) {
  const withdraw = useWithdrawTemplate()
  const { toast } = useToast()
  const showError = useShowError()
  const words = texts.own
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={words.question(template.name)}
      description={words.questionHint}
      confirmLabel={words.withdraw}
      isBusy={withdraw.isPending}
      isDangerous
      onConfirm={() =>
        withdraw.mutate(template.id, {
          onSuccess: () => {
            toast({ title: words.withdrawn, description: template.name })
            onClose()
          },
          onError: (error) => showError(error, words.failed),
        })
      }
    />
  )
}
