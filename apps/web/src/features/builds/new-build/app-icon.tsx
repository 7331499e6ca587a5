import type { ExportCheck, Project } from '@kwiq/contracts'
import { Button, Skeleton, useToast } from '@kwiq/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { texts } from '../texts.ts'
import { useChangeIcon } from '../use-builds.ts'

// The symbols are in a file of their own: who builds without choosing one waits for none.
const IconChoice = lazy(async () => ({ default: (await import('./icon-choice.tsx')).IconChoice }))

const focusButton = (button: HTMLButtonElement | null) => button?.focus()

/** The icon as it will be on a phone; who edits the app can choose another. */
export function AppIcon({ projectId, check }: { projectId: string; check: ExportCheck }) {
  const { toast } = useToast()
  const showError = useShowError()
  const change = useChangeIcon(projectId)
  const [isChoosing, setIsChoosing] = useState(false)
  const [hasChosen, setHasChosen] = useState(false)
  const close = () => {
    setIsChoosing(false)
    setHasChosen(true)
  }
  const { data: project } = useQuery<Project>({ queryKey: ['/api/projects', projectId] })
  const choose = (icon: string) =>
    change.mutate(icon, {
      onSuccess: () => {
        toast({ title: texts.iconChanged })
        close()
      },
      onError: (error) => showError(error, texts.iconFailed),
    })
  // Asked anew when it is another one: a page keeps the picture of an address.
  const version = encodeURIComponent(`${check.versionNumber} ${check.icon ?? ''}`)
  return (
    <>
      <span className="row">
        <img
          src={`/api/projects/${projectId}/app-icon?of=${version}`}
          alt={texts.iconOf(check.name)}
          width={48}
          height={48}
        />
        {project && project.role !== 'viewer' && !isChoosing && (
          // Who comes back from the symbols goes on from where they left.
          <button
            type="button"
            className="link plain"
            ref={hasChosen ? focusButton : undefined}
            onClick={() => setIsChoosing(true)}
          >
            {texts.changeIcon}
          </button>
        )}
      </span>
      {isChoosing && (
        <div className="choose-icon">
          <Suspense fallback={<Skeleton height={200} />}>
            <IconChoice value={check.icon} isBusy={change.isPending} onChoose={choose} />
          </Suspense>
          <div className="row">
            <Button size="s" variant="ghost" onClick={close}>
              {texts.cancel}
            </Button>
            <span className="t3 xs">{texts.iconHint(check.website !== null)}</span>
          </div>
        </div>
      )}
    </>
  )
}
