import type { Version } from '@kwiq/contracts'
import { Badge, Button, classes, Icon } from '@kwiq/ui'
import { Download, History, Package, Pencil, Plus, WandSparkles } from 'lucide-react'
import { useCanEdit, useStudio } from '../state/studio-context.ts'
import { formatTime } from './format-time.ts'
import { texts } from './texts.ts'
import { useRestore } from './use-restore.ts'
import { VersionDetail } from './version-detail.tsx'

const kindIcons = {
  created: Plus,
  edit: Pencil,
  generation: WandSparkles,
  restore: History,
  import: Download,
  build: Package,
} as const satisfies Record<Version['kind'], unknown>

interface VersionRowProps {
  version: Version
  isCurrent: boolean
  isOpen: boolean
  onToggle: () => void
  onRestored: () => void
}

/** One version: what changed, who and when; opened, it is shown on the canvas. */
export function VersionRow({ version, isCurrent, isOpen, onToggle, onRestored }: VersionRowProps) {
  const studio = useStudio()
  const canEdit = useCanEdit()
  const { isBusy, restore } = useRestore()
  const { versionNumber, changeMessage, name, authorName, createdAt, kind } = version
  const restoreAll = async () => {
    await restore({ versionId: version.id, what: texts.version(versionNumber) })
    onRestored()
  }
  return (
    <li className={classes(isCurrent && 'cur', isOpen && 'open')}>
      <div className="vrow">
        <span className="ava v">
          <Icon of={kindIcons[kind]} size={12} />
        </span>
        <button
          type="button"
          className="vopen grow"
          aria-expanded={isOpen}
          title={texts.look(versionNumber)}
          onClick={onToggle}
        >
          {name && <span className="b vcalled">{name}</span>}
          <span className={classes(!name && 'b')}>{changeMessage}</span>
          <span className="xs t3 num">
            {texts.version(versionNumber)},{' '}
            <time dateTime={createdAt}>{formatTime(new Date(createdAt), new Date(studio.now()))}</time>
            {authorName && `, ${authorName}`}
          </span>
        </button>
        {isCurrent ? (
          <Badge tone="accent">{texts.current}</Badge>
        ) : canEdit ? (
          <Button
            size="s"
            aria-label={texts.restoreVersion(versionNumber)}
            isBusy={isBusy}
            onClick={() => void restoreAll()}
          >
            {texts.restore}
          </Button>
        ) : null}
      </div>
      {isOpen && <VersionDetail version={version} />}
    </li>
  )
}
