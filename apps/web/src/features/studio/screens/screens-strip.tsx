import { documentLimits } from '@kwiq/app-model'
import { ScreenPicture } from '@kwiq/runtime'
import { Icon, IconButton, Menu } from '@kwiq/ui'
import { Ellipsis, Plus } from 'lucide-react'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useIsSeen } from '../../../shared/app-still/use-is-seen.ts'
import { useTurn } from '../../../shared/use-turn.ts'
import { addScreen, renameScreen, reorderScreen, showScreen } from '../edits/screen-edits.ts'
import { useCanEdit, useScreenNames, useStudio, useView } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { PresenceDots } from '../live/presence-dots.tsx'
import { screenMenuEntries } from './screen-menu-entries.ts'
import { trimForStill } from './trim-for-still.ts'
import { useSettledScreen } from './use-settled-document.ts'

/** Width of a thumbnail in px. */
const stillWidth = 36

/** All screens as thumbnails: to show, add, rename, reorder, duplicate and delete. */
export function ScreensStrip() {
  const studio = useStudio()
  const screens = useScreenNames()
  const shownId = useView((view) => view.screenId)
  const canEdit = useCanEdit()
  return (
    <nav className="strip" aria-label="Screens">
      <ol className="scr">
        {screens.map((screen, index) => (
          <ScreenTile
            key={screen.id}
            id={screen.id}
            name={screen.name}
            index={index}
            isShown={screen.id === shownId}
          />
        ))}
        <li>
          <button
            type="button"
            className="addscr"
            aria-label="Add screen"
            title={canEdit ? 'Add screen' : texts.live.viewBanner}
            disabled={!canEdit}
            onClick={() => addScreen(studio)}
          >
            <Icon of={Plus} />
          </button>
        </li>
      </ol>
    </nav>
  )
}

interface ScreenTileProps {
  id: string
  name: string
  index: number
  isShown: boolean
}

const ScreenTile = memo(function ScreenTile({ id, name, index, isShown }: ScreenTileProps) {
  const studio = useStudio()
  const canEdit = useCanEdit()
  const [isRenaming, setIsRenaming] = useState(false)
  const pick = useRef<HTMLButtonElement>(null)
  const isRenamedByKey = useRef(false)
  useEffect(() => {
    if (isRenaming || !isRenamedByKey.current) return
    isRenamedByKey.current = false
    pick.current?.focus()
  }, [isRenaming])
  if (isRenaming) {
    return (
      <li>
        <RenameField
          name={name}
          onDone={(next, isByKey) => {
            isRenamedByKey.current = isByKey
            setIsRenaming(false)
            if (next !== null && next !== name) renameScreen(studio, id, next)
          }}
        />
      </li>
    )
  }
  return (
    <li ref={isShown ? bringIntoSight : undefined} data-screen-tile={id}>
      <button
        type="button"
        className="pick"
        ref={pick}
        aria-current={isShown ? 'true' : undefined}
        onClick={() => showScreen(studio, id)}
        onDoubleClick={() => canEdit && setIsRenaming(true)}
        onKeyDown={(event) => {
          if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
          event.preventDefault()
          reorderScreen(studio, id, index + (event.key === 'ArrowLeft' ? -1 : 1))
        }}
      >
        <span>{name}</span>
      </button>
      <Still screenId={id} />
      <PresenceDots screenId={id} />
      {canEdit && (
        <Menu
          align="start"
          trigger={
            <IconButton
              icon={Ellipsis}
              label={`Screen ${name}: more`}
              size="s"
              iconSize={14}
              className="screen-menu"
              hasNoTooltip
            />
          }
          entries={() => screenMenuEntries(studio, id, () => setIsRenaming(true))}
        />
      )}
    </li>
  )
})

const Still = memo(function Still({ screenId }: { screenId: string }) {
  const place = useRef<HTMLSpanElement>(null)
  // Of many screens only the ones near the part in sight are drawn, one after the other.
  const isDue = useTurn(useIsSeen(place))
  const settled = useSettledScreen(screenId)
  const trimmed = useMemo(() => (isDue ? trimForStill(settled, screenId) : null), [settled, screenId, isDue])
  return (
    <span className="shot" ref={place}>
      {trimmed && <ScreenPicture document={trimmed} screenId={screenId} width={stillWidth} />}
    </span>
  )
})

/** With the next frame, which lays the page out anyway: at once, it would be laid out twice. */
function bringIntoSight(tile: HTMLElement | null): void {
  if (tile) requestAnimationFrame(() => void tile.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
}

const focusField = (field: HTMLInputElement | null) => field?.focus()

interface RenameFieldProps {
  name: string
  /** The new name, or null to keep the old; by key when the focus should stay with the screen. */
  onDone(name: string | null, isByKey: boolean): void
}

function RenameField({ name, onDone }: RenameFieldProps) {
  return (
    <input
      className="input rename"
      aria-label="Screen name"
      maxLength={documentLimits.labelCharacters}
      defaultValue={name}
      ref={focusField}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => onDone(event.target.value, false)}
      onKeyDown={(event) => {
        event.stopPropagation()
        // Enter and Escape are the input method's own while it makes a word.
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') onDone(event.currentTarget.value, true)
        if (event.key === 'Escape') onDone(null, true)
      }}
    />
  )
}
