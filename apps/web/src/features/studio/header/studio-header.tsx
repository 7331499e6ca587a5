import { Badge, Button, buttonClass, classes, Icon } from '@kwiq/ui'
import { ArrowLeft, Download, History, MessageSquare, Sparkles, UserPlus, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { UnreadBadge } from '../comments/unread-badge.tsx'
import { useCanEdit, useStudio, useView } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { checkAiStatus } from './check-ai-status.ts'
import { openExport } from './open-export.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { saveNow } from './save-now.ts'
import { SaveStatus } from './save-status.tsx'
import { PresenceAvatars } from '../live/presence-avatars.tsx'
import { UndoButtons } from './undo-buttons.tsx'

/** Back link, name and badge: what the header shows even before the document has arrived. */
export function HeaderStart({ name }: { name: string }) {
  return (
    <>
      <Link
        className={buttonClass({ variant: 'ghost' }, 'icon')}
        to="/dashboard"
        aria-label={texts.backToDashboard}
      >
        <Icon of={ArrowLeft} />
      </Link>
      <h1>{name}</h1>
      <Badge tone="line">{texts.draft}</Badge>
    </>
  )
}

export function StudioHeader({ name }: { name: string }) {
  const studio = useStudio()
  const sheet = useView((view) => view.sheet)
  const canEdit = useCanEdit()
  const whyNot = canEdit ? undefined : texts.live.viewBanner
  const [isChecking, setIsChecking] = useState(false)
  const toggleSheet = (name: 'history' | 'comments') =>
    studio.view.set({ sheet: sheet === name ? 'none' : name, risen: 'none' })
  const openGenerate = () => studio.view.set({ dialog: 'generate' })
  const checkAi = async () => {
    setIsChecking(true)
    await checkAiStatus(studio.toast)
    setIsChecking(false)
  }
  return (
    <header className="sh">
      <HeaderStart name={name} />
      <SaveStatus />
      <span className="sep only-d" />
      <UndoButtons />
      <div className="end">
        <PresenceAvatars />
        <Button
          variant="ghost"
          icon={Sparkles}
          className="only-d wide-label"
          onClick={checkAi}
          aria-busy={isChecking}
        >
          {texts.aiStatus}
        </Button>
        <Button
          variant="ghost"
          icon={History}
          className={classes('only-d wide-label', sheet === 'history' && 'on')}
          aria-expanded={sheet === 'history'}
          onClick={() => toggleSheet('history')}
        >
          {texts.history}
        </Button>
        <Button
          variant="ghost"
          icon={MessageSquare}
          className={classes('only-d wide-label', sheet === 'comments' && 'on')}
          aria-expanded={sheet === 'comments'}
          onClick={() => toggleSheet('comments')}
        >
          {texts.comments}
          <UnreadBadge />
        </Button>
        <span className="sep only-d" />
        <Button className="only-d" disabled={!canEdit} title={whyNot} onClick={() => void saveNow(studio)}>
          {texts.save}
        </Button>
        <Button
          icon={UserPlus}
          className="only-d wide-label"
          onClick={() => studio.view.set({ dialog: 'share' })}
        >
          {texts.share}
        </Button>
        <Button
          icon={WandSparkles}
          className="only-d wide-label"
          disabled={!canEdit}
          title={whyNot}
          onClick={openGenerate}
        >
          {texts.generate}
        </Button>
        <Button
          variant="primary"
          icon={Download}
          className="only-d"
          disabled={!canEdit}
          title={whyNot}
          onClick={() => void openExport(studio)}
        >
          {texts.exportApp}
        </Button>
        <PhoneMenu toggleSheet={toggleSheet} openGenerate={openGenerate} checkAi={() => void checkAi()} />
      </div>
    </header>
  )
}
