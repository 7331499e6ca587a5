import { IconButton, Menu } from '@kwiq/ui'
import { Ellipsis, MousePointerClick, PanelRight, X } from 'lucide-react'
import { Icon } from '@kwiq/ui'
import { CatalogueIcon } from '../catalogue-icon.tsx'
import { typeIcon, typeName } from '../edits/describe-node.ts'
import { nodeMenuEntries } from '../edits/node-menu-entries.ts'
import { PanelTabs } from '../panel-tabs.tsx'
import { ReadOnlyUnless } from '../live/read-only-unless.tsx'
import { useCanEdit, useNodePart, useSelectedIds, useStudio, useView } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { createContext, memo, type ReactNode, useContext } from 'react'
import { AppSettings } from './app-settings.tsx'
import { ComponentInspector } from './component-inspector.tsx'
import { SchemaTab } from './schema-tab.tsx'
import { SeveralHead, SeveralInspector } from './several-inspector.tsx'
import { ScreenSettings } from './screen-settings.tsx'
import { useAfterPaint } from './use-after-paint.ts'

const panelId = 'studio-properties'

/** Properties and schema of what is selected; with nothing selected, of the screen and the app. */
export function InspectorPanel() {
  // The outline comes with the next paint; the fields may follow a frame later. Until then nothing can be typed into
  // those of what was selected before.
  const selectedIds = useSelectedIds()
  const shownIds = useAfterPaint(selectedIds)
  return (
    <AreFieldsCurrent value={shownIds === selectedIds}>
      <Inspector selectedIds={shownIds} />
    </AreFieldsCurrent>
  )
}

const AreFieldsCurrent = createContext(true)

function Fields({ children }: { children: ReactNode }) {
  const canEdit = useCanEdit()
  const areCurrent = useContext(AreFieldsCurrent)
  return <ReadOnlyUnless canEdit={canEdit && areCurrent}>{children}</ReadOnlyUnless>
}

const Inspector = memo(function Inspector({ selectedIds }: { selectedIds: readonly string[] }) {
  const selectedId = selectedIds.at(-1) ?? null
  const isSeveral = selectedIds.length > 1
  const studio = useStudio()
  const tab = useView((view) => view.rightTab)
  return (
    <>
      {isSeveral ? (
        <SeveralHead ids={selectedIds} />
      ) : selectedId === null ? (
        <NothingSelected />
      ) : (
        <SelectedHead id={selectedId} />
      )}
      <div className="ptabs">
        <PanelTabs
          label="Right panel"
          value={tab}
          panelId={panelId}
          tabs={[
            { value: 'properties', title: texts.properties },
            { value: 'schema', title: texts.schema },
          ]}
          onChange={(rightTab) => studio.view.set({ rightTab })}
        />
        <IconButton
          icon={PanelRight}
          label="Hide properties"
          size="s"
          className="hide"
          onClick={() => studio.view.set({ isRightOpen: false })}
        />
        <IconButton
          icon={X}
          label="Close panel"
          size="s"
          className="only-m"
          hasNoTooltip
          onClick={() => studio.view.set({ risen: 'none' })}
        />
      </div>
      <Fields>
        {tab === 'schema' ? (
          <div id={panelId} role="tabpanel" aria-label={texts.schema} className="schema">
            <SchemaTab selectedId={selectedId} />
          </div>
        ) : (
          <div id={panelId} role="tabpanel" aria-label={texts.properties} className="pscroll">
            {isSeveral ? (
              <SeveralInspector ids={selectedIds} />
            ) : selectedId === null ? (
              <>
                <ScreenSettings />
                <AppSettings />
              </>
            ) : (
              <ComponentInspector key={selectedId} id={selectedId} />
            )}
          </div>
        )}
      </Fields>
    </>
  )
})

function NothingSelected() {
  return (
    <div className="ihead">
      <Icon of={MousePointerClick} />
      <div className="grow">
        <h2>{texts.noSelection}</h2>
        <span className="xs t3">Choose a component to edit it.</span>
      </div>
    </div>
  )
}

function SelectedHead({ id }: { id: string }) {
  const studio = useStudio()
  const type = useNodePart(id, (node) => node?.type)
  // The menu of a viewer is another.
  useCanEdit()
  if (type === undefined) return null
  return (
    <div className="ihead">
      <CatalogueIcon name={typeIcon(type)} />
      <div className="grow">
        <h2>{typeName(type)}</h2>
        <code className="t3 trunc">{id}</code>
      </div>
      <Menu
        trigger={<IconButton icon={Ellipsis} label="More actions" size="s" hasNoTooltip />}
        entries={() => nodeMenuEntries(studio)}
      />
    </div>
  )
}
